// from swiftc
import Foundation
let dir = FileManager.default.temporaryDirectory.appendingPathComponent("rill-" + UUID().uuidString)
try FileManager.default.createDirectory(at: dir, withIntermediateDirectories: true)
let f = dir.appendingPathComponent("a.txt"); try "line1\nline2\n".write(to: f, atomically: true, encoding: .utf8)
print(try String(contentsOf: f, encoding: .utf8).split(separator: "\n"), FileManager.default.fileExists(atPath: f.path), try Data(contentsOf: f).count)
let h = try FileHandle(forWritingTo: f); h.seekToEndOfFile(); h.write(Data("more".utf8)); try h.close(); print(try String(contentsOf: f, encoding: .utf8).components(separatedBy: .newlines).count)
try FileManager.default.copyItem(at: f, to: dir.appendingPathComponent("b.txt")); print(try FileManager.default.contentsOfDirectory(atPath: dir.path).sorted())
do { _ = try String(contentsOf: dir.appendingPathComponent("none"), encoding: .utf8) } catch { print("missing", (error as NSError).domain == NSCocoaErrorDomain) }
let attrs = try FileManager.default.attributesOfItem(atPath: f.path); print(attrs[.size] as? Int ?? -1); try FileManager.default.removeItem(at: dir); print(FileManager.default.fileExists(atPath: f.path))
var d = Data([1, 2, 3]); d.append(contentsOf: [4]); d[0] = 9; print(d.count, Array(d), d.subdata(in: 1..<3).map { $0 }, d.reduce(0) { $0 + Int($1) }, d.first!, Data(d.reversed()) == Data([4, 3, 2, 9]))
print(ProcessInfo.processInfo.arguments.count > 0, (0.1 as NSNumber).doubleValue, "x".data(using: .utf8)!.count, "ü".data(using: .isoLatin1)?.count ?? 0, "é".data(using: .ascii) as Any)
