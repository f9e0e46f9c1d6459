// Expected: compiled with swiftc 6.3. Files that are opened, read and written in parts.
import Foundation
let dir = FileManager.default.temporaryDirectory
let url = dir.appendingPathComponent("x.txt")
try "one\n".write(to: url, atomically: true, encoding: .utf8)
let h = try FileHandle(forWritingTo: url)
h.seekToEndOfFile()
h.write("two\n".data(using: .utf8)!)
print(h.offsetInFile)
try h.write(contentsOf: Data("three\n".utf8))
h.closeFile()
print(try String(contentsOf: url, encoding: .utf8))
let r = try FileHandle(forReadingFrom: url)
print(String(data: r.readData(ofLength: 3), encoding: .utf8)!, r.offsetInFile)
r.seek(toFileOffset: 1)
print(String(data: r.readDataToEndOfFile(), encoding: .utf8)!)
try r.seek(toOffset: 4)
print(String(decoding: try r.read(upToCount: 3) ?? Data(), as: UTF8.self), try r.offset())
print(try r.seekToEnd(), try r.readToEnd() as Any, try r.read(upToCount: 3) as Any, r.availableData.count)
try r.close()
print(FileHandle(forReadingAtPath: "/nope/nothing") == nil)
if let w = FileHandle(forUpdatingAtPath: url.path) {
    w.seek(toFileOffset: 1)
    w.write(Data("XY".utf8))
    w.seek(toFileOffset: 0)
    print(String(decoding: w.readDataToEndOfFile(), as: UTF8.self))
    w.truncateFile(atOffset: 2)
    print(w.offsetInFile)
    w.write(Data("!".utf8))
    w.closeFile()
}
print(try String(contentsOf: url, encoding: .utf8))
do { _ = try FileHandle(forReadingFrom: dir.appendingPathComponent("none")) } catch { print((error as NSError).code, (error as NSError).domain) }
do { _ = try FileHandle(forWritingTo: dir.appendingPathComponent("none")) } catch { print((error as NSError).code, (error as NSError).domain) }
do { _ = try FileHandle(forUpdating: dir.appendingPathComponent("none")) } catch { print((error as NSError).code) }
do { try r.seek(toOffset: 0); print("?") } catch { print("closed", (error as NSError).code, (error as NSError).domain) }
do { print(try r.readToEnd() as Any) } catch { print("closed", (error as NSError).code) }
let only = try FileHandle(forReadingFrom: url)
do { try only.write(contentsOf: Data("x".utf8)) } catch { print("read only", (error as NSError).code, (error as NSError).domain) }
let wo = try FileHandle(forWritingTo: url)
do { print(try wo.readToEnd() as Any) } catch { print("write only", (error as NSError).code, (error as NSError).domain) }
let path = dir.appendingPathComponent("log.txt").path
print(FileManager.default.createFile(atPath: path, contents: nil))
if let log = FileHandle(forWritingAtPath: path) {
    for line in ["a", "b", "c"] { log.seekToEndOfFile(); log.write((line + "\n").data(using: .utf8)!) }
    log.synchronizeFile()
    log.closeFile()
}
print(FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? "-")
try "end".write(toFile: path, atomically: false, encoding: .utf8)
let gap = FileHandle(forWritingAtPath: path)!
try gap.seek(toOffset: 5)
try gap.write(contentsOf: Data("z".utf8))
print([UInt8](FileManager.default.contents(atPath: path)!))
do { let folder = try FileHandle(forReadingFrom: dir); _ = try folder.readToEnd(); print("folder") } catch { print("folder", (error as NSError).code) }
