// The index of a subscript in a key path must be hashable
struct Position {
    var row: Int
}
struct Board {
    subscript(position: Position) -> Int { position.row }
}
let path = \Board.[Position(row: 1)]
print(Board()[keyPath: path])
