// Expected: compiled with swiftc 6.3. What a type in the result, a protocol's own types and a set's protocol say of others.
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

struct Bits: SetAlgebra, Hashable {
    var bits: UInt64 = 0
    init() {}
    func contains(_ member: Int) -> Bool { bits & (1 << UInt64(member)) != 0 }
    @discardableResult mutating func insert(_ newMember: Int) -> (inserted: Bool, memberAfterInsert: Int) {
        defer { bits |= 1 << UInt64(newMember) }
        return (!contains(newMember), newMember)
    }
    @discardableResult mutating func remove(_ member: Int) -> Int? {
        defer { bits &= ~(1 << UInt64(member)) }
        return contains(member) ? member : nil
    }
    @discardableResult mutating func update(with newMember: Int) -> Int? {
        insert(newMember).inserted ? nil : newMember
    }
    mutating func formUnion(_ other: Bits) { bits |= other.bits }
    mutating func formIntersection(_ other: Bits) { bits &= other.bits }
    mutating func formSymmetricDifference(_ other: Bits) { bits ^= other.bits }
    func union(_ other: Bits) -> Bits { var r = self; r.formUnion(other); return r }
    func intersection(_ other: Bits) -> Bits { var r = self; r.formIntersection(other); return r }
    func symmetricDifference(_ other: Bits) -> Bits { var r = self; r.formSymmetricDifference(other); return r }
}
let odd: Bits = [1, 3, 5], small = Bits([1, 2]), evens = Bits(stride(from: 0, through: 8, by: 2))
print(odd.union(small).bits, odd.intersection(small).bits, odd.subtracting(small).bits, evens.bits, odd.isDisjoint(with: evens))
print(Bits([1]).isSubset(of: odd), odd.isSuperset(of: [3]), Bits().isEmpty, [1, 3, 5] == odd, odd.symmetricDifference(small).bits)

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
