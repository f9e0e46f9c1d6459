// from swiftc
import Foundation
var c = URLComponents(string: "https://user@ex.com:8080/a/b%20c?q=swift lang&x=1#top".replacingOccurrences(of: " ", with: "%20"))!
print(c.scheme!, c.host!, c.port!, c.path, c.query!, c.fragment!, c.queryItems!.map { "\($0.name)=\($0.value ?? "-")" })
c.queryItems?.append(URLQueryItem(name: "é&", value: "a b")); c.port = nil; print(c.string!, c.url!.absoluteString.count)
let u = URL(string: "https://ex.com/dir/file.tar.gz?x=1")!
print(u.lastPathComponent, u.pathExtension, u.deletingLastPathComponent(), u.deletingPathExtension().lastPathComponent, u.appendingPathComponent("z").path, u.host ?? "-", u.query ?? "-")
print(URL(string: "../up", relativeTo: u)!.absoluteString, URL(string: "not a url with spaces") as Any, URL(fileURLWithPath: "/tmp/x.txt").isFileURL)
print("a b&c=d/é".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)
print(Data("hi".utf8).base64EncodedString(), String(data: Data(base64Encoded: "aGk=")!, encoding: .utf8)!, Data([0xde, 0xad]).map { String(format: "%02x", $0) }.joined())
