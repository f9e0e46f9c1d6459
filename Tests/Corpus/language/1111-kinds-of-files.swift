import Foundation
let folder = NSTemporaryDirectory() + "kinds-of-files"
try? FileManager.default.removeItem(atPath: folder)
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
try "hello".write(toFile: folder + "/a.txt", atomically: true, encoding: .utf8)
let facts = try FileManager.default.attributesOfItem(atPath: folder + "/a.txt")
print(facts[.size] as? Int ?? -1, facts[.type] as? FileAttributeType == .typeRegular)
print(try FileManager.default.attributesOfItem(atPath: folder)[.type] as! FileAttributeType)
try FileManager.default.removeItem(atPath: folder)
print(Data([1, 2, 255, 4, 5]) as NSData, [Data([9]) as NSData], (Data([7]) as NSData).base64EncodedString())
