import Foundation
import PseudoTerminal
import Testing

@testable import attack_terminal

/// Short forms of the attacks, one after the other, as they share few processors.
@Suite("The terminal under attack", .serialized)
struct AttackTests {
  private static let samples = ["mvc", "mvp", "mvvm", "mvi", "viper", "mvc-fat", "viper-routes"]

  @Test("A signal ends it, is what its parent sees, and leaves the terminal as it was")
  func endingSignals() async throws {
    for signal in SignalList.ending {
      let violations = try await AttackedProgram.endingSignal(signal, "mvc")
      #expect(violations == [], "signal \(signal)")
    }
  }

  @Test("Stopped, it leaves the terminal as it was", arguments: SignalList.stopping)
  func stoppingSignals(signal: Int32) async throws {
    #expect(try await AttackedProgram.stoppingSignal(signal, "mvi") == [])
  }

  @Test("Other signals change nothing", arguments: SignalList.harmless)
  func harmlessSignals(signal: Int32) async throws {
    #expect(try await AttackedProgram.harmlessSignal(signal, "mvp") == [])
  }

  @Test("A crash leaves the terminal as it was", arguments: Victim.allCases)
  func crashes(victim: Victim) async throws {
    #expect(try await AttackedProgram.crash(victim) == [])
  }

  @Test("Nobody reads the output", arguments: [SIGTERM, nil])
  func fullOutput(signal: Int32?) async throws {
    #expect(try await AttackedProgram.fullOutput("mvvm", signal: signal) == [])
  }

  @Test("Hostile titles", arguments: HostileBytes.titles.enumerated().map { $0 })
  func titles(number: Int, title: [UInt8]) async throws {
    let implementation = Self.samples[number % Self.samples.count]
    #expect(try await AttackedProgram.paste(implementation, title) == [])
  }

  @Test("Every other attack", arguments: rest.enumerated().map { $0 })
  func others(number: Int, attack: Attack) async throws {
    let implementation = Self.samples[number % Self.samples.count]
    #expect(try await attack.violations(on: implementation, seed: 1, size: .small) == [])
  }

  #if os(Linux)
    @Test("The memory that a program has is seen")
    func memory() async throws {
      let program = try AttackedProgram.todo("mvc")
      await program.showsFrame()
      #expect(program.run.peakMemory > 1 << 20)
      #expect(program.run.peakMemory < AttackedProgram.memoryBound)
    }
  #endif

  private static let rest: [Attack] = [
    .anyMoment, .stopStorm, .unseenStop, .terminalSignals, .shell, .hangUp, .resizing, .randomBytes,
    .split, .longPaste, .endlessPaste, .marks, .flood, .unfinished,
    .interrupt,
  ]
}
