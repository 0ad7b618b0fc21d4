package import CompareSupport
import CToolchain
import Synchronization

/// The functions of sourcekitd that are needed, and the names that its answers are made of.
///
/// sourcekitd is thread-safe once started, and nothing here changes after that: hence unchecked.
package final class SourceKit: @unchecked Sendable {
  let intern: syntax_intern
  let newDictionary: syntax_new_dictionary
  let setString: syntax_set_string
  let setText: syntax_set_text
  let setInteger: syntax_set_integer
  let setName: syntax_set_name
  let send: syntax_send
  let releaseRequest: syntax_release
  let releaseResponse: syntax_release
  let isError: syntax_is_error
  let errorText: syntax_error_text
  let responseValue: syntax_response_value
  let value: syntax_get_value
  let integer: syntax_get_integer
  let name: syntax_get_name
  let string: syntax_get_string
  let count: syntax_count
  let element: syntax_element
  let names: SourceKitNames

  /// Those that were started, by the library's path.
  private static let started = Mutex<[String: SourceKit]>([:])

  /// Starts the library, once in a process: starting it twice at a time can crash.
  package static func open(path: String) throws(Failure) -> SourceKit {
    try started.withLock { (started) throws(Failure) in
      if let kit = started[path] { return kit }
      let kit = try SourceKit(path: path)
      started[path] = kit
      return kit
    }
  }

  private init(path: String) throws(Failure) {
    let library = try DynamicLibrary(path: path)
    intern = try library.function("sourcekitd_uid_get_from_cstr")
    newDictionary = try library.function("sourcekitd_request_dictionary_create")
    setString = try library.function("sourcekitd_request_dictionary_set_string")
    setText = try library.function("sourcekitd_request_dictionary_set_stringbuf")
    setInteger = try library.function("sourcekitd_request_dictionary_set_int64")
    setName = try library.function("sourcekitd_request_dictionary_set_uid")
    send = try library.function("sourcekitd_send_request_sync")
    releaseRequest = try library.function("sourcekitd_request_release")
    releaseResponse = try library.function("sourcekitd_response_dispose")
    isError = try library.function("sourcekitd_response_is_error")
    errorText = try library.function("sourcekitd_response_error_get_description")
    responseValue = try library.function("sourcekitd_response_get_value")
    value = try library.function("sourcekitd_variant_dictionary_get_value")
    integer = try library.function("sourcekitd_variant_dictionary_get_int64")
    name = try library.function("sourcekitd_variant_dictionary_get_uid")
    string = try library.function("sourcekitd_variant_dictionary_get_string")
    count = try library.function("sourcekitd_variant_array_get_count")
    element = try library.function("sourcekitd_variant_array_get_value")
    try library.function("sourcekitd_initialize", as: syntax_start.self)()
    names = SourceKitNames(intern)
  }
}
