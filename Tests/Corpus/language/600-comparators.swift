import Foundation
struct P { let n: String; let a: Int }
let ps = [P(n: "b", a: 2), P(n: "a", a: 2), P(n: "c", a: 1)]
print(ps.sorted(using: KeyPathComparator(\P.a)).map(\.n))
print(ps.sorted(using: KeyPathComparator(\P.n, order: .reverse)).map(\.n))
print(ps.sorted(using: [KeyPathComparator(\P.a), KeyPathComparator(\P.n)]).map(\.n))
let o: SortOrder = .reverse
print(o == .forward)

// A comparator of a program's own, inside a key path's too; optional properties have nil first.
struct Shorter: SortComparator {
    var order: SortOrder = .forward
    func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result: ComparisonResult =
            lhs.count < rhs.count ? .orderedAscending : lhs.count > rhs.count ? .orderedDescending : .orderedSame
        guard order == .reverse else { return result }
        return ComparisonResult(rawValue: -result.rawValue)!
    }
}
print(["ccc", "a", "bb"].sorted(using: Shorter()))
print(["ccc", "a", "bb"].sorted(using: Shorter(order: .reverse)))
struct Book { let title: String; let year: Int? }
var books = [Book(title: "Long title", year: 3), Book(title: "Short", year: nil), Book(title: "Middle", year: 1)]
print(books.sorted(using: KeyPathComparator(\Book.year)).map(\.title))
print(books.sorted(using: KeyPathComparator(\Book.year, order: .reverse)).map(\.title))
print(books.sorted(using: KeyPathComparator(\Book.title, comparator: Shorter())).map(\.title))
books.sort(using: KeyPathComparator(\Book.title))
print(books.map(\.title))
var byTitle = KeyPathComparator(\Book.title)
byTitle.order = .reverse
books.sort(using: [byTitle])
print(books.map(\.title), byTitle.compare(books[0], books[1]) == .orderedAscending)
print(byTitle == KeyPathComparator(\Book.title), byTitle == KeyPathComparator(\Book.title, order: .reverse))
