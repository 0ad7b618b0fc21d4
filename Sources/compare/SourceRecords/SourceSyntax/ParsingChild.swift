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
    var unpacker = Unpacker(bytes)
    guard let texts = try? [SourceText](from: &unpacker) else {
      throw Failure("The file to parse can't be read.")
    }
    let reader = SyntaxReader(kit: try SourceKit.open(path: arguments[1]))
    ChildAnswers.write(true)
    DeepStack.run {
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
