// Expected: compiled with swiftc 6.3. Which initialiser takes a path without its root, its place says.
import Foundation

struct Pick<T> {
    let text: String
    init<V: Comparable>(_ p: KeyPath<T, V>) { text = "value" }
    init<V: Comparable>(_ p: KeyPath<T, V?>) { text = "optional" }
}
struct Book { let title: String; let year: Int? }
func use(_ p: Pick<Book>) { print(p.text) }
use(Pick(\.title)); use(Pick(\.year))
let a: Pick<Book> = Pick(\.year)
print(a.text, Pick<Book>(\.year).text, Pick(\Book.title).text)
let all: [Pick<Book>] = [Pick(\.title), .init(\.year)]
print(all.map(\.text))

struct Volume { let title: String; let year: Int?; let pages: Int }
let books = [Volume(title: "b", year: 3, pages: 1), Volume(title: "a", year: nil, pages: 2), Volume(title: "c", year: 1, pages: 3)]
print(books.sorted(using: KeyPathComparator(\.year)).map(\.title))
print(books.sorted(using: KeyPathComparator(\.title, order: .reverse)).map(\.title))
print(books.sorted(using: [KeyPathComparator(\.pages, order: .reverse), KeyPathComparator(\.title)]).map(\.title))
print(books.sorted(using: SortDescriptor(\.title)).map(\.title))
