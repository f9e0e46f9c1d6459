// from swiftc
struct Matrix<T: Numeric>: CustomStringConvertible, Equatable {
    let rows: Int, cols: Int
    private var grid: [T]
    init(_ rows: [[T]]) { self.rows = rows.count; cols = rows[0].count; grid = rows.flatMap { $0 } }
    init(rows: Int, cols: Int, repeating v: T = 0) { (self.rows, self.cols) = (rows, cols); grid = Array(repeating: v, count: rows * cols) }
    subscript(r: Int, c: Int) -> T { get { precondition(r < rows && c < cols); return grid[r * cols + c] } set { grid[r * cols + c] = newValue } }
    subscript(row r: Int) -> ArraySlice<T> { grid[r * cols..<(r + 1) * cols] }
    var transposed: Matrix { var m = Matrix(rows: cols, cols: rows); for r in 0..<rows { for c in 0..<cols { m[c, r] = self[r, c] } }; return m }
    static func * (a: Matrix, b: Matrix) -> Matrix { var m = Matrix(rows: a.rows, cols: b.cols); for r in 0..<a.rows { for c in 0..<b.cols { m[r, c] = (0..<a.cols).reduce(0) { $0 + a[r, $1] * b[$1, c] } } }; return m }
    var description: String { (0..<rows).map { r in self[row: r].map { "\($0)" }.joined(separator: " ") }.joined(separator: "\n") }
}
let m = Matrix([[1, 2], [3, 4], [5, 6]])
print(m.transposed * m)
print(m[row: 1].reduce(0, +), m.transposed.transposed == m, Matrix<Double>([[0.5]]) * Matrix([[2]]))
struct Grid { private var cells: [Character]; let w: Int; init(_ s: String) { let l = s.split(separator: "\n"); w = l[0].count; cells = Array(l.joined()) }
    subscript(safe x: Int, y: Int) -> Character? { guard (0..<w).contains(x), (0..<cells.count / w).contains(y) else { return nil }; return cells[y * w + x] } }
let g = Grid("ab#\n.#d"); print(g[safe: 2, 0] ?? "?", g[safe: 3, 0] ?? "?", [(0, 1), (1, 1)].compactMap { g[safe: $0.0, $0.1] })
