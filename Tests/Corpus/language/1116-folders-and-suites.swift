import Foundation
let name = "a.b.c.test"
let store = UserDefaults(suiteName: name)!
store.set(1, forKey: "k")
print(store.integer(forKey: "k"))
store.removePersistentDomain(forName: name)
print(store.integer(forKey: "k"), store.object(forKey: "k") == nil)
print(URL(fileURLWithPath: "/tmp/", isDirectory: true).hasDirectoryPath, URL(string: "http://a/b")!.hasDirectoryPath, URL(string: "http://a/b/")!.hasDirectoryPath)
let root = NSTemporaryDirectory() + "walk"
let fm = FileManager.default
try? fm.removeItem(atPath: root)
try fm.createDirectory(atPath: root + "/x/y", withIntermediateDirectories: true)
try "1".write(toFile: root + "/a.txt", atomically: true, encoding: .utf8)
try "2".write(toFile: root + "/x/b.txt", atomically: true, encoding: .utf8)
print(try fm.subpathsOfDirectory(atPath: root).sorted(), (fm.subpaths(atPath: root) ?? []).sorted())
var seen: [String] = []
if let e = fm.enumerator(at: URL(fileURLWithPath: root), includingPropertiesForKeys: nil) { for case let u as URL in e { seen.append(u.lastPathComponent) } }
print(seen.sorted())
seen = []
if let e = fm.enumerator(atPath: root) { while let p = e.nextObject() as? String { seen.append(p) } }
print(seen.sorted())
if let e = fm.enumerator(at: URL(fileURLWithPath: root), includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles, .skipsSubdirectoryDescendants]) { print(e.map { ($0 as! URL).lastPathComponent }.sorted()) }
