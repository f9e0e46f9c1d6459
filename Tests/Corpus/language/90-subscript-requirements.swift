// A subscript of a protocol that an extension of the protocol implements.

protocol Shelf {
    associatedtype Item
    var items: [Item] { get }
    subscript(place: Int) -> Item { get }
    subscript(place: (row: Int, column: Int)) -> Item { get }
    var width: Int { get }
}

extension Shelf {
    subscript(place: Int) -> Item { items[place] }
    subscript(place: (row: Int, column: Int)) -> Item { self[place.row * width + place.column] }
    subscript(row row: Int) -> [Item] { (0..<width).map { self[row * width + $0] } }
}

struct Books: Shelf {
    var items = ["Dune", "Emma", "Ulysses", "Solaris"]
    let width = 2
}

struct Boxes<Content>: Shelf {
    let items: [Content]
    let width = 3
    // Its own subscript is used through the protocol, too.
    subscript(place: Int) -> Content { items[items.count - 1 - place] }
}

let books = Books()
print(books[0], books[(row: 1, column: 0)], books[row: 1])

let boxes = Boxes(items: [1, 2, 3, 4, 5, 6])
print(boxes[0], boxes[(row: 1, column: 1)], boxes[row: 0])

func first<S: Shelf>(of shelf: S) -> S.Item { shelf[0] }
print(first(of: books), first(of: boxes))

let shelves: [any Shelf] = [books, boxes]
for shelf in shelves { print(shelf[(row: 0, column: 1)], shelf.width) }
