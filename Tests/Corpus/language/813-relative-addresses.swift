// Expected: compiled with swiftc 6.3. Addresses that stand beside another one.
import Foundation
let base = URL(string: "https://example.com/api/v1/")!
let u = URL(string: "users?id=3", relativeTo: base)!
print(u, u.absoluteString, u.relativeString, u.baseURL as Any, u.absoluteURL)
print(u.path, u.relativePath, u.query ?? "-")
print(URL(string: "../x", relativeTo: base)!.absoluteString)
print(URL(string: "../x", relativeTo: base)!.standardized)
debugPrint(u)
