import Testing

/// Compares our declarations of C libraries with the libraries' own headers if those are installed.
@Suite("Declarations")
struct DeclarationsTests {
  private static let sqlite = SystemHeader("sqlite3.h", declaredIn: "CSQLite")
  private static let zlib = SystemHeader("zlib.h", declaredIn: "CZlib")
  private static let curl = SystemHeader("curl/curl.h", declaredIn: "CCurl")

  @Test(.enabled(if: sqlite.canBeCompared, "there is no sqlite3.h, or no clang"))
  func `Sqlite is declared as its header does`() throws {
    // SQLite creates this one; its version field says how many members it has.
    #expect(try Self.sqlite.differences(unfinished: ["sqlite3_io_methods"]) == "")
  }

  @Test(.enabled(if: zlib.canBeCompared, "there is no zlib.h, or no clang"))
  func `Zlib is declared as its header does`() throws {
    #expect(try Self.zlib.differences() == "")
  }

  @Test(.enabled(if: curl.canBeCompared, "there is no curl/curl.h, or no clang"))
  func `Libcurl is declared as its header does`() throws {
    #expect(try Self.curl.differences() == "")
  }

  @Test func `Everything that is declared is compared`() {
    let declarations = CDeclarations(
      """
      #ifndef GUARD_H
      #define GUARD_H
      #include <stddef.h>
      #define LIMIT (-4)
      typedef unsigned int number;
      typedef enum {
        FIRST = 1,
      } kind;
      typedef struct pair_s {
        number left; // A comment; not a member.
        void (*right)(struct pair_s *, int count);
        union { int inner; } both;
      } pair;
      int work(
          pair *pair, int count);
      static inline int ours(pair *pair) {
        return work(pair, LIMIT);
      }
      #endif
      """)
    #expect(declarations.constants == ["LIMIT": "(-4)", "FIRST": "1"])
    #expect(declarations.structs.map(\.name) == ["pair_s"])
    #expect(declarations.structs.map(\.members) == [["left", "right", "both"]])
    #expect(
      declarations.redeclarations == [
        "typedef unsigned int number;", "int work( pair *pair, int count);",
      ])
  }
}
