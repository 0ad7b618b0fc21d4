import CResources
import CompareSupport
import Foundation

/// The few functions that a traced program calls, compiled by the toolchain's own C compiler.
struct TracerObject {
  let session: MeasuringSession
  let folder: String

  /// Compiles it if needed; the name changes with the source, so that it is linked again.
  func path() throws(Failure) -> String {
    let source = String(cString: tracer_c())
    let stem = "\(folder)/tracer-\(String(Checksum.fnv1a(Array(source.utf8)), radix: 16))"
    let object = "\(stem).o"
    if FileManager.default.fileExists(atPath: object) { return object }
    try OutputFile("\(stem).c", in: "/").write(source)
    _ = try session.output(
      of: "clang", ["-O2", "-fPIC", "-fno-omit-frame-pointer", "-c", "\(stem).c", "-o", object],
      in: folder)
    return object
  }
}
