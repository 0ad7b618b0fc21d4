package import CompareSupport
import CToolchain
import Foundation

/// The other side of `SyntaxReaders`: parses files and outputs their syntax one by one.
///
/// sourcekitd parses recursively: some code overflows any stack, which can't be prevented. Here
/// this ends only a child, and costs only the file that it was parsing.
package enum ParsingChild {
  /// An internal option that isn't in any help text.
  static let word = "--parse"
  /// In bytes, and more than any file needs.
  private static let memory: UInt = 8 << 30
  /// In seconds of processor time, for each file.
  private static let time: UInt = 60

  /// Does what the arguments ask for: parses the files on standard input with a library.
  ///
  /// - Returns: whether the arguments are meant for this.
  package static func run(_ arguments: [String]) throws(Failure) -> Bool {
    guard arguments.count == 2, arguments[0] == word else { return false }
    limit_memory(memory)
    let bytes = [UInt8]((try? FileHandle.standardInput.readToEnd()) ?? Data())
    var unpacker = Unpacker(bytes)
    guard let texts = try? [SourceText](from: &unpacker) else {
      throw Failure("The file to parse can't be read.")
    }
    let reader = SyntaxReader(kit: try SourceKit.open(path: arguments[1]))
    try DeepStack.run {
      ChildAnswers.write(true)
      for text in texts {
        limit_processor_time(time)
        ChildAnswers.write(reader.answer(to: text))
      }
    }
    return true
  }
}

extension SyntaxReader {
  /// Nil for a file that can't be read.
  fileprivate func answer(to text: SourceText) -> SyntaxTree? {
    do throws(Failure) { return try read(text) } catch { return nil }
  }
}

extension SourceText: Packable {
  package func pack(into packer: inout Packer) {
    path.pack(into: &packer)
    packer.add(bytes)
  }

  package init(from unpacker: inout Unpacker) throws(Damage) {
    self.init(path: try String(from: &unpacker), bytes: Array(try unpacker.countedBytes()))
  }
}
