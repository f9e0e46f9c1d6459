// from swiftc
import Foundation
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.lowercased(), UUID(uuidString: "bad") as Any, UUID() == UUID())
var s = IndexSet([1, 2, 3, 7]); s.insert(integersIn: 10...12); s.remove(2)
print(s.count, s.map { $0 }, s.rangeView.map { "\($0)" }, s.contains(11), s.first!, s.integerGreaterThan(3)!)
print(NSRange(location: 2, length: 3), NSRange("b".startIndex..., in: "b"), ("hello" as NSString).substring(with: NSRange(location: 1, length: 3)), ("hello" as NSString).range(of: "l").location)
let cs = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_")); print("a_1-b".unicodeScalars.filter(cs.contains).count, CharacterSet.decimalDigits.contains("5"))
let scanner = Scanner(string: "x: 12.5 kg"); print(scanner.scanUpToString(":")!, scanner.scanString(":")!, scanner.scanDouble()!, scanner.scanCharacters(from: .letters)!, scanner.isAtEnd)
