import Foundation
print(URL(string: "https://h.com")!.appending(component: "x/y"), URL(string: "https://h.com/a")!.appending(components: "b", "c d"))
print(URL(filePath: "/tmp/a.txt").lastPathComponent, URL(fileURLWithPath: "/a/../b/./c").standardizedFileURL.path)
let d = DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60)
print(d, URLQueryItem(name: "a", value: nil), URLQueryItem(name: "b", value: "1"))
debugPrint(d)