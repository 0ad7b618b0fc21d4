import Foundation

/// The machine on which times are measured.
enum Machine {
  /// Its processor, its system and the kind of build.
  static var description: String {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    return "\(cores) × \(processor), \(system), \(build)"
  }

  private static var processor: String {
    #if os(macOS)
      var size = 0
      sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
      var name = [UInt8](repeating: 0, count: size)
      sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0)
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #else
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
      let model = lines.split(separator: "\n").first { $0.hasPrefix("model name") }
      return model?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
        ?? "an unknown processor"
    #endif
  }

  private static var build: String {
    #if DEBUG
      "a debug build, whose times mean little"
    #else
      "a release build"
    #endif
  }
}
