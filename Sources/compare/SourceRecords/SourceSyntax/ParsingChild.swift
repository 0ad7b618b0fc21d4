package import CompareSupport
import CToolchain
import Foundation

/// The other side of `SyntaxReaders`: parses files and says, one by one, what is in them.
///
/// sourcekitd takes code apart by recursion: some code uses up any stack, and nothing can stop it
/// then. Here that ends a child, and costs the one file that it was at.
package enum ParsingChild {
  /// No command of the tool's, and hence in no help.
  static let word = "--parse"
  /// In bytes, and more than any file needs.
  private static let memory: UInt = 8 << 30
  /// In seconds of a processor, for each file.
  private static let time: UInt = 60

  /// Does what the arguments ask for: parse the files on standard input with a library.
  ///
  /// - Returns: whether they ask for this at all.
  package static func run(_ arguments: [String]) throws(Failure) -> Bool {
    guard arguments.count == 2, arguments[0] == word else { return false }
    limit_memory(memory)
    let bytes = [UInt8]((try? FileHandle.standardInput.readToEnd()) ?? Data())
    guard let texts = try? SourceText.all(packed: bytes) else {
      throw Failure("What is to be parsed can't be read.")
    }
    let reader = SyntaxReader(kit: try SourceKit.open(path: arguments[1]))
    write(true)
    DeepStack.run {
      for text in texts {
        limit_processor_time(time)
        write(reader.answer(to: text))
      }
    }
    return true
  }

  /// At once: what is said of one file outlives the next.
  private static func write(_ answer: some Packable) {
    var packer = Packer()
    answer.pack(into: &packer)
    try? FileHandle.standardOutput.write(contentsOf: Data(packer.bytes))
  }
}

extension SyntaxReader {
  /// Nil for a file that can't be read.
  fileprivate func answer(to text: SourceText) -> SyntaxTree? {
    do throws(Failure) { return try read(text) } catch { return nil }
  }
}

extension SourceText {
  /// The paths and lengths, then the bytes of all.
  static func pack(_ texts: [SourceText]) -> [UInt8] {
    var packer = Packer()
    texts.map(\.path).pack(into: &packer)
    texts.map(\.bytes.count).pack(into: &packer)
    return texts.reduce(into: packer.bytes) { $0 += $1.bytes }
  }

  fileprivate static func all(packed bytes: [UInt8]) throws(Damage) -> [SourceText] {
    var unpacker = Unpacker(bytes)
    let paths = try [String](from: &unpacker)
    let counts = try [Int](from: &unpacker)
    guard paths.count == counts.count, counts.allSatisfy({ (0...unpacker.left).contains($0) }),
      counts.reduce(0, +) == unpacker.left
    else { throw Damage() }
    var start = bytes.count - unpacker.left
    return zip(paths, counts).map { path, count in
      defer { start += count }
      return SourceText(path: path, bytes: Array(bytes[start..<start + count]))
    }
  }
}
