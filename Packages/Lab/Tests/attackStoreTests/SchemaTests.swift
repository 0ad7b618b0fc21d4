import Testing

@testable import attack_store

/// Another program adds its own triggers, views and tables to a todo file.
@Suite("A foreign schema")
struct SchemaTests {
  @Test func `It is refused, in a file that is opened and in one that is open`() throws {
    var attack = SchemaAttack(seed: 1)
    try attack.run(tries: 60)
    #expect(attack.result == SchemaAttack.Result(closed: 30, open: 30))
  }
}
