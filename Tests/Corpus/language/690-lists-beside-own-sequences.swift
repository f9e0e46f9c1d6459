// A list beside a program's own sequence: its operator takes it, but that of a generic type only where the place says so.
struct Chain: Sequence, ExpressibleByArrayLiteral, Equatable {
    var items: [Int]
    init(arrayLiteral elements: Int...) { items = elements }
    init(_ items: [Int]) { self.items = items }
    func makeIterator() -> IndexingIterator<[Int]> { items.makeIterator() }
    static func + (left: Chain, right: Chain) -> Chain { Chain(left.items + right.items) }
    static func += (left: inout Chain, right: Chain) { left.items += right.items }
    static func - (left: Chain, right: Chain) -> Chain { Chain(left.items.filter { !right.items.contains($0) }) }
}
let chain: Chain = [1, 2]
print(chain + [4])
print(type(of: chain + [4]), type(of: [0] + chain))
let whole: Chain = chain + [4]
print(whole, whole == [1, 2, 4], whole - [2])
var growing = chain
growing += [7]
print(growing.items, (chain + chain).items, (chain + [5] as Chain).items)
func take(_ chain: Chain) -> Int { chain.items.count }
print(take(chain + [1, 2, 3]))
struct Vector: ExpressibleByArrayLiteral, Equatable {
    var x = 0.0, y = 0.0
    init(arrayLiteral elements: Double...) { (x, y) = (elements[0], elements[1]) }
    static func + (left: Vector, right: Vector) -> Vector { [left.x + right.x, left.y + right.y] }
}
let vector: Vector = [1, 2]
print(vector + [3, 4], vector == [1, 2], [0, 1] + vector)
struct Row<T>: Sequence, ExpressibleByArrayLiteral {
    var items: [T]
    init(arrayLiteral elements: T...) { items = elements }
    func makeIterator() -> IndexingIterator<[T]> { items.makeIterator() }
    static func + (left: Row, right: Row) -> Row {
        var sum = left
        sum.items += right.items
        return sum
    }
}
extension Row: Equatable where T: Equatable {}
let row: Row = [1, 2]
print(row + [4], type(of: row + [4]), row + row == [1, 2, 1, 2])
let longer: Row<Int> = row + [4]
print(longer, row == [1, 2], longer.map { $0 * 2 })
func count(_ row: Row<Int>) -> Int { row.items.count }
print(count(row + [1, 2, 3]))
