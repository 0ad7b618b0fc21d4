/// The statuses that a program ends with which looks for something that shouldn't be there.
public enum SearchStatus {
  public static let nothingFound: Int32 = 0
  public static let failure: Int32 = 1
  public static let findings: Int32 = 2
}
