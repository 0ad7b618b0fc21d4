import Testing

@testable import ArchitectureRules
@testable import CompareSupport

@Suite("Rules")
struct RuleTests {
  @Test func `Every rule has a name of its own that begins with its pattern`() {
    #expect(Set(RuleCatalog.all.map(\.name)).count == RuleCatalog.all.count)
    for pattern in Pattern.allCases {
      #expect(pattern.rules().allSatisfy { $0.rule.name.hasPrefix("\(pattern.rawValue).") })
    }
    for dialect in Dialects.all {
      #expect(dialect.with.allSatisfy { $0.rule.name.hasPrefix("\(dialect.name).") })
    }
  }

  @Test func `The problem is a few words, the reason and the fix are sentences`() {
    for rule in RuleCatalog.all {
      #expect(rule.message.first?.isLowercase == true && !rule.message.hasSuffix("."))
      for sentence in [rule.reason, rule.remedy] {
        #expect(sentence.first?.isUppercase == true && sentence.hasSuffix("."), "\(sentence)")
      }
    }
  }
}
