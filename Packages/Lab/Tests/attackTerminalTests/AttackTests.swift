import Foundation
import PseudoTerminal
import Testing

@testable import attack_terminal

/// Short versions of the attacks, one at a time, since there are few processors.
@Suite("The terminal under attack", .serialized)
struct AttackTests {
  private static let samples = ["mvc", "mvp", "mvvm", "mvi", "viper", "mvc-fat", "viper-routes"]

  @Test func `A signal ends it, its parent sees it, and the terminal is restored`() async throws {
    for signal in SignalList.ending {
      let violations = try await AttackedProgram.endingSignal(signal, "mvc")
      #expect(violations == [], "signal \(signal)")
    }
  }

  @Test(arguments: SignalList.stopping)
  func `Stopped, it leaves the terminal as it was`(signal: Int32) async throws {
    #expect(try await AttackedProgram.stoppingSignal(signal, "mvi") == [])
  }

  @Test(arguments: SignalList.harmless)
  func `Other signals change nothing`(signal: Int32) async throws {
    #expect(try await AttackedProgram.harmlessSignal(signal, "mvp") == [])
  }

  @Test(arguments: Victim.allCases)
  func `A crash leaves the terminal as it was`(victim: Victim) async throws {
    #expect(try await AttackedProgram.crash(victim) == [])
  }

  @Test(arguments: [SIGTERM, nil])
  func `Nobody reads the output`(signal: Int32?) async throws {
    #expect(try await AttackedProgram.fullOutput("mvvm", signal: signal) == [])
  }

  @Test(arguments: HostileBytes.titles.enumerated().map { $0 })
  func `Hostile titles`(number: Int, title: [UInt8]) async throws {
    let implementation = Self.samples[number % Self.samples.count]
    #expect(try await AttackedProgram.paste(implementation, title) == [])
  }

  @Test(arguments: rest.enumerated().map { $0 })
  func `Every other attack`(number: Int, attack: Attack) async throws {
    let implementation = Self.samples[number % Self.samples.count]
    #expect(try await attack.violations(on: implementation, seed: 1, size: .small) == [])
  }

  #if os(Linux)
    @Test func `The memory that a program has is seen`() async throws {
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
