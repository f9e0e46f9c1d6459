// Expected: compiled with swiftc 6.3. What a type in the result and a protocol's own types say of others.
struct Matrix<Scalar: Numeric> {
    let rows: Int, columns: Int
    var storage: [Scalar]
    init(rows: Int, columns: Int, _ make: (Int, Int) throws -> Scalar) rethrows {
        self.rows = rows
        self.columns = columns
        storage = []
        for r in 0..<rows { for c in 0..<columns { storage.append(try make(r, c)) } }
    }
    func map<T>(_ f: (Scalar) throws -> T) rethrows -> Matrix<T> {
        try Matrix<T>(rows: rows, columns: columns) { try f(storage[$0 * columns + $1]) }
    }
}
print(Matrix(rows: 2, columns: 2) { $0 + $1 }.map { Double($0) / 2 }.storage)

protocol Entity { static var collectionName: String { get } }
protocol Repository<Model> { associatedtype Model: Entity; func all() -> [Model] }
struct User: Entity { static let collectionName = "users"; let name: String }
struct Memory<M: Entity>: Repository { let items: [M]; func all() -> [M] { items } }
func summary<M>(of repository: some Repository<M>) -> String { "\(M.collectionName): \(repository.all().count)" }
func summary2<R: Repository, M>(_ repository: R) -> String where R.Model == M { M.collectionName }
print(summary(of: Memory(items: [User(name: "a")])), summary2(Memory(items: [User(name: "b")])))

struct ScanSequence<Base: Sequence, Result>: Sequence {
    let base: Base, initial: Result, transform: (Result, Base.Element) -> Result
    func makeIterator() -> AnyIterator<Result> {
        var steps = base.makeIterator(), value = initial
        return AnyIterator { steps.next().map { value = transform(value, $0); return value } }
    }
}
extension LazySequenceProtocol {
    func scan<T>(_ initial: T, _ f: @escaping (T, Element) -> T) -> ScanSequence<Elements, T> {
        ScanSequence(base: elements, initial: initial, transform: f)
    }
}
print(Array([1, 2, 3].lazy.scan(0, +)), Array((1...4).lazy.map { $0 * $0 }.scan(0, +)), Array([1, 2, 3].lazy.filter { $0 > 1 }.scan(1, *)))
