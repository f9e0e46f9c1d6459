// Expected: compiled with swiftc 6.3. A view of one's own over other collections; methods as arguments of lists of several types.
struct EveryOther<Base: BidirectionalCollection>: BidirectionalCollection {
    let base: Base
    var startIndex: Base.Index { base.startIndex }
    var endIndex: Base.Index { base.endIndex }
    func index(after i: Base.Index) -> Base.Index { base.index(i, offsetBy: 2, limitedBy: base.endIndex) ?? base.endIndex }
    func index(before i: Base.Index) -> Base.Index { base.index(i, offsetBy: i == endIndex && base.count % 2 == 1 ? -1 : -2) }
    subscript(i: Base.Index) -> Base.Element { base[i] }
}
extension BidirectionalCollection { var everyOther: EveryOther<Self> { .init(base: self) } }
print(String("Hweololdo".everyOther), [1, 2, 3, 4].everyOther.map { $0 })
print((1...7).everyOther.count)
print(Array("abcde".everyOther.reversed()))
print([1, 2, 3, 4, 5].everyOther.everyOther.map { $0 }, "".everyOther.first as Any, "xyz".everyOther.last!)
protocol Shape { var area: Double { get } }
struct A: Shape { var area: Double { 1 } }
struct B: Shape { var area: Double { 2 } }
func d(_ s: Shape) -> String { "x\(s.area)" }
struct Describer { func describe(_ s: Shape) -> String { "area \(s.area)" }
  static func st(_ s: Shape) -> String { "area \(s.area)" }
  func all() -> [String] { [A(), B()].map(describe) }
  func all2() -> [String] { [A(), B()].map(self.describe) } }
let describer = Describer()
print([A(), B()].map(d))
print([A(), B()].map(Describer.st))
print(describer.all(), describer.all2())
print([A(), B()].map(describer.describe))
for x in [A(), B()].map(describer.describe) { print(x) }
