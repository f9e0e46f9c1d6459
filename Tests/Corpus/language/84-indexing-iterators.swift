var it = IndexingIterator(_elements: [1, 2, 3])
print(it.next()!)
struct Deck: Sequence { var c = ["a", "b"]; func makeIterator() -> IndexingIterator<[String]> { c.makeIterator() } }
print(Deck().map { $0 })
struct D2: Collection { var c = [1, 2]; var startIndex: Int { 0 }; var endIndex: Int { c.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { c[i] } 
 func makeIterator() -> IndexingIterator<[Int]> { IndexingIterator(_elements: c) } }
for x in D2() { print(x) }
