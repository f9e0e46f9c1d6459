// Expected: compiled with swiftc 6.3. Sort descriptors and comparators of key paths with comparators of texts.
import Foundation
struct P { var name: String; var age: Int; var tag: String? = nil }
let ps = [P(name: "file10", age: 3), P(name: "File2", age: 3), P(name: "ea", age: 1), P(name: "eb", age: 1), P(name: "file1", age: 2), P(name: "Z", age: 1), P(name: "a", age: 1)]
func show(_ d: SortDescriptor<P>) { print(ps.sorted(using: d).map(\.name)) }
show(SortDescriptor(\.name))
show(SortDescriptor(\.name, comparator: .lexical))
show(SortDescriptor(\.name, comparator: .lexical))
show(SortDescriptor(\.name, comparator: .lexical))
show(SortDescriptor(\.name, comparator: .lexical, order: .reverse))
show(SortDescriptor(\.name, order: .reverse))
show(.init(\.age, order: .reverse))
print(ps.sorted(using: [SortDescriptor(\.age), SortDescriptor(\.name, comparator: .lexical)]).map(\.name))
print(ps.map(\.name).sorted(using: String.StandardComparator.lexical))
print(ps.map(\.name).sorted(using: String.StandardComparator.lexical))
print(ps.map(\.name).sorted(using: String.StandardComparator(.lexical, order: .reverse)))
var d = SortDescriptor(\P.name, comparator: .lexical)
print(d.order == .forward, d.compare(ps[0], ps[1]).rawValue)
print(SortDescriptor(\P.tag).compare(ps[0], ps[1]).rawValue)
show(SortDescriptor(\.tag, comparator: .lexical))
print(String.StandardComparator.lexical == .lexical, String.StandardComparator.lexical.order)
print(String.StandardComparator.lexical.compare("a", "B").rawValue, String.StandardComparator.lexical.compare("a", "B").rawValue)
let by = KeyPathComparator(\P.name, comparator: String.StandardComparator.lexical)
print(ps.sorted(using: by).map(\.name))
var dates = [P(name: "x", age: 1)]
dates.sort(using: SortDescriptor(\.name, comparator: .lexical))
print(SortDescriptor(\P.name, comparator: .lexical).keyPath == \P.name)
let few = [P(name: "b2", age: 1), P(name: "B10", age: 1), P(name: "A", age: 2), P(name: "a", age: 0), P(name: "c", age: 0, tag: "x")]
print(few.map(\.name).sorted(using: String.Comparator(options: [.caseInsensitive])))
print(few.map(\.name).sorted(using: String.Comparator(options: [.numeric], order: .reverse)))
print(few.sorted(using: KeyPathComparator(\.name, comparator: String.Comparator(options: [.caseInsensitive, .numeric]))).map(\.name))
print(few.sorted(using: KeyPathComparator(\P.name, comparator: String.StandardComparator.lexical, order: .reverse)).map(\.name))
print(few.sorted(using: KeyPathComparator(\P.tag, comparator: String.StandardComparator.lexical)).map(\.name))
print(few.sorted(using: KeyPathComparator(\P.tag, comparator: String.StandardComparator.lexical, order: .reverse)).map(\.name))
print(few.sorted(using: SortDescriptor(\P.tag, comparator: .lexical, order: .reverse)).map(\.name))
print(few.sorted(using: [KeyPathComparator(\.tag), .init(\.name, order: .reverse)]).map(\.name))
struct ByLength: SortComparator { var order = SortOrder.forward; func compare(_ l: String, _ r: String) -> ComparisonResult { l.count == r.count ? .orderedSame : (l.count < r.count) == (order == .forward) ? .orderedAscending : .orderedDescending } }
print(few.sorted(using: KeyPathComparator(\.name, comparator: ByLength(order: .reverse))).map(\.name))
print(Set([String.StandardComparator.lexical]).count, String.Comparator(options: .numeric).options == .numeric, String.Comparator(options: .numeric).order)
print(d.order, d.stringComparator == .lexical, SortDescriptor(\P.age).stringComparator == nil)
print("a".compare("B", locale: Locale(identifier: "en_US")).rawValue, "a".compare("B", options: [], range: nil, locale: nil).rawValue)
let whole = "xabc", rest = whole.index(after: whole.startIndex)..<whole.endIndex
print(whole.compare("abc", options: [], range: rest).rawValue, whole.compare("ABC", options: .caseInsensitive, range: rest, locale: .current).rawValue, whole.compare("b", range: nil).rawValue)
print("a10".compare("a9", options: .numeric, range: nil, locale: Locale(identifier: "de")).rawValue, "ä".compare("z", locale: Locale(identifier: "de")).rawValue, "ä".compare("z", locale: Locale(identifier: "sv")).rawValue)
