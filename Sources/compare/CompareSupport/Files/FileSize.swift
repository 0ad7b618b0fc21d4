import Foundation

/// How large what is at a path is, in bytes: of a link the link itself, 0 for what isn't there.
package func fileSize(_ path: String) -> Int {
  var status = stat()
  return lstat(path, &status) == 0 ? Int(status.st_size) : 0
}
