import CFailingFiles

/// Intercepts each call that changes files before it is made.
enum JudgedCalls {
  enum Answer: Equatable {
    case proceed
    /// Report success, but do nothing.
    case pretend
    /// Write half of it, and return that count.
    case half
    case fail(Int32)
  }

  /// Whether this system lets a program intercept a library's system calls.
  static var arePossible: Bool { file_calls_can_be_judged() }

  /// Runs `body` with its calls decided by `judge`; other threads aren't affected.
  static func run<Value>(
    _ judge: @escaping (FileCall) -> Answer, _ body: () throws -> Value
  ) rethrows -> Value {
    let box = Box(judge)
    judge_file_calls(
      { context, call in
        guard let context, let call else { return FILE_CALL_PROCEED }
        let box = Unmanaged<Box>.fromOpaque(context).takeUnretainedValue()
        switch box.judge(FileCall(call.pointee)) {
        case .proceed: return FILE_CALL_PROCEED
        case .pretend: return FILE_CALL_PRETEND
        case .half: return FILE_CALL_HALF
        case .fail(let error): return error
        }
      }, Unmanaged.passUnretained(box).toOpaque())
    defer {
      judge_file_calls(nil, nil)
      withExtendedLifetime(box) {}
    }
    return try body()
  }

  /// Runs `body` without intercepting its calls, even on a failing disk.
  static func suspended<Value>(_ body: () throws -> Value) rethrows -> Value {
    let before = let_file_calls_through(true)
    defer { _ = let_file_calls_through(before) }
    return try body()
  }

  private final class Box {
    let judge: (FileCall) -> Answer

    init(_ judge: @escaping (FileCall) -> Answer) {
      self.judge = judge
    }
  }
}
