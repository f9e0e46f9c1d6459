// The way back of a list, and results from a list: both are live. An identifier is new for each object.
import RealmSwift

class Shelf: Object {
    @Persisted(primaryKey: true) var id: ObjectId
    @Persisted var name = ""
    @Persisted var books: List<Book>
}
class Book: Object {
    @objc dynamic var title = ""
    @objc dynamic var pages = 0
    let shelves = LinkingObjects(fromType: Shelf.self, property: "books")
}
let realm = try! Realm(configuration: Realm.Configuration(inMemoryIdentifier: "shelves"))
let (one, two) = (Shelf(), Shelf())
one.name = "one"
two.name = "two"
print(one.id == two.id, one.id < two.id)
let book = Book()
book.title = "Swift"
print(book.shelves.count)
try! realm.write {
    realm.add(one)
    realm.add(two)
    one.books.append(book)
}
print(book.shelves.map { $0.name })
let long = one.books.filter("pages > 100").sorted(byKeyPath: "title")
print(long.count)
try! realm.write {
    book.pages = 200
    two.books.append(book)
}
print(long.map { $0.title }, book.shelves.sorted(byKeyPath: "name", ascending: false).map { $0.name })
try! realm.write { realm.delete(one) }
print(book.shelves.map { $0.name })
