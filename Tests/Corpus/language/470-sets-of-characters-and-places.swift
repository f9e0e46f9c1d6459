import Foundation
// Sets of characters, forms of text, folders, versions, statuses and results that cannot fail
var allowed: CharacterSet = ["-", "_"]
allowed.formUnion(.alphanumerics)
print(allowed.insert("!").inserted, allowed.insert("!").inserted, allowed.remove("q") ?? "?", allowed.remove("€") == nil)
print(allowed.isSuperset(of: .decimalDigits), allowed.isSubset(of: .letters), allowed.isDisjoint(with: .newlines), allowed.contains("q"))
print("xxhixx".trimmingCharacters(in: ["x"]), "ok-name".rangeOfCharacter(from: allowed.inverted) == nil)
print(CharacterSet(charactersIn: "ab") == CharacterSet(charactersIn: "ba"), CharacterSet().isEmpty, CharacterSet(charactersIn: "a") == ["b"])
var odd = CharacterSet(charactersIn: "abc").symmetricDifference(CharacterSet(charactersIn: "bcd"))
odd.formIntersection(.letters); odd.invert(); odd.invert()
print("abcde".unicodeScalars.filter(odd.contains).map { String($0) })
odd.subtract(["a"]); print(odd.update(with: "z") ?? "-"); odd.formSymmetricDifference(["d", "y"])
print("abcdezy".unicodeScalars.filter { odd.contains($0) }.map(Character.init))
print("Hello".commonPrefix(with: "help"), "HELLO".commonPrefix(with: "help", options: .caseInsensitive))
print("e\u{301}".precomposedStringWithCanonicalMapping.unicodeScalars.count, "é".decomposedStringWithCanonicalMapping.unicodeScalars.count, "ﬁ".precomposedStringWithCompatibilityMapping, "²".decomposedStringWithCompatibilityMapping)
let certain: Result<Int, Never> = .success(3)
print(certain.get() + 1, certain.map { "\($0)!" }.get(), (try? Result<Int, Error>.success(1).get()) ?? 0)
let file = FileManager.default.temporaryDirectory.appendingPathComponent("folder-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
for name in ["b.txt", "a.txt", ".hidden"] { try name.write(to: file.appendingPathComponent(name), atomically: true, encoding: .utf8) }
print(try FileManager.default.contentsOfDirectory(at: file, includingPropertiesForKeys: nil).map(\.lastPathComponent).sorted())
print(try FileManager.default.contentsOfDirectory(at: file, includingPropertiesForKeys: [.nameKey], options: [.skipsHiddenFiles]).map { $0.lastPathComponent }.sorted())
try FileManager.default.removeItem(at: file)
let info = ProcessInfo.processInfo
print(info.globallyUniqueString.isEmpty, info.operatingSystemVersion.majorVersion >= 0, info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 0, minorVersion: 0, patchVersion: 0)), info.processIdentifier > 0)
let lock = NSRecursiveLock()
print(lock.try(), lock.try()); lock.unlock(); lock.unlock()
for l in ["en_US", "de_DE", "ja_JP"].map(Locale.init) { print(l.currencyCode ?? "-", l.currencySymbol ?? "-", l.decimalSeparator ?? "-", l.groupingSeparator ?? "-", l.localizedString(forRegionCode: "DE") ?? "-", l.localizedString(forLanguageCode: "fr") ?? "-") }
let r = NSRange(location: 2, length: 3)
print(NSMaxRange(r), NSIntersectionRange(r, NSRange(0..<3)), NSIntersectionRange(r, NSRange(9..<10)), NSUnionRange(r, NSRange(7...8)), NSLocationInRange(4, r))
print(IndexSet([1, 2, 5]), "\(IndexSet())", [IndexSet(integer: 1)])
