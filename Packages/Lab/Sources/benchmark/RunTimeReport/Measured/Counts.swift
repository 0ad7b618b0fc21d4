/// An implementation's heap allocations: the same in every run of a build on a system.
package struct Counts: Codable, Equatable, Sendable {
  package let subject: String
  package let sizes: [SizeCounts]
  /// The heap blocks that each scene keeps after being drawn.
  package let scenes: [SceneCount]

  package init(subject: String, sizes: [SizeCounts], scenes: [SceneCount]) {
    self.subject = subject
    self.sizes = sizes
    self.scenes = scenes
  }
}

/// The counts with a store of the given size.
package struct SizeCounts: Codable, Equatable, Sendable {
  package let size: Int
  package let actions: [ActionCounts]
  /// A hash of all frames of the last repetition, and of the final todos.
  package let finalState: String

  package init(size: Int, actions: [ActionCounts], finalState: String) {
    self.size = size
    self.actions = actions
    self.finalState = finalState
  }
}

/// The allocations of an action's keys and frames, by part.
package struct ActionCounts: Codable, Equatable, Sendable {
  package let action: String
  package let dispatching: Allocations
  package let frame: Allocations
  package let drawing: Allocations

  package init(
    action: String, dispatching: Allocations, frame: Allocations, drawing: Allocations
  ) {
    self.action = action
    self.dispatching = dispatching
    self.frame = frame
    self.drawing = drawing
  }

  package var whole: Allocations { dispatching + frame }

  package subscript(part: Part) -> Allocations {
    switch part {
    case .dispatching: dispatching
    case .deriving: frame - drawing
    case .drawing: drawing
    }
  }
}

/// Heap allocations, and the number of bytes requested.
package struct Allocations: Codable, Equatable, Sendable {
  package static let none = Allocations(calls: 0, bytes: 0)

  package let calls: Int
  package let bytes: Int

  package init(calls: Int, bytes: Int) {
    self.calls = calls
    self.bytes = bytes
  }

  package static func + (left: Self, right: Self) -> Self {
    Self(calls: left.calls + right.calls, bytes: left.bytes + right.bytes)
  }

  static func - (left: Self, right: Self) -> Self {
    Self(calls: left.calls - right.calls, bytes: left.bytes - right.bytes)
  }
}

/// The blocks that exist with a scene and didn't exist before it.
package struct SceneCount: Codable, Equatable, Sendable {
  package let scene: String
  package let live: Int

  package init(scene: String, live: Int) {
    self.scene = scene
    self.live = live
  }
}
