/// The references of a file that its author wrote, each once.
enum WrittenReferences {
  static func written(in file: IndexedFile) -> [Occurrence] {
    file.occurrences.filter {
      $0.roles.contains(.reference) && !$0.roles.contains(.implicit)
    }
  }
}
