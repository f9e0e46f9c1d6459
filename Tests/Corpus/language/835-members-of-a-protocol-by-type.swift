// Expected: compiled with swiftc 6.3. A member that a protocol's extensions have for several types: the place says whose it is.
protocol FS { associatedtype In; associatedtype Out; func format(_ v: In) -> Out }
struct IFS<V: BinaryInteger>: FS { func format(_ v: V) -> String { "i\(v)" } ; func sign() -> Self { self } }
struct FFS<V: BinaryFloatingPoint>: FS { func format(_ v: V) -> String { "f\(v)" }; func sign() -> Self { self } }
struct Pct<V: BinaryFloatingPoint>: FS { func format(_ v: V) -> String { "p\(v)" } }
extension FS where Self == IFS<Int> { static var number: Self { Self() } }
extension FS where Self == IFS<Int8> { static var number: Self { Self() } }
extension FS where Self == FFS<Double> { static var number: Self { Self() } }
extension FS where Self == FFS<Float> { static var number: Self { Self() } }
extension FS where Self == Pct<Double> { static var percent: Self { Self() } }
extension BinaryInteger { func formatted<S: FS>(_ s: S) -> S.Out where S.In == Self { s.format(self) } }
extension BinaryFloatingPoint { func formatted<S: FS>(_ s: S) -> S.Out where S.In == Self { s.format(self) } }
func show<S: FS>(_ v: S.In, _ s: S) -> S.Out { s.format(v) }
func show2<S: FS>(_ v: Int, _ s: S) -> S.Out where S.In == Int { s.format(v) }
print(show2(3, .number))
print(show(0.5, .percent))
print(3.formatted(.number))
print(3.5.formatted(.number))
print(3.5.formatted(.percent))
print(show(3, .number))
print(show(3.5, .number))
print(3.5.formatted(.number.sign()))
print(show(3.5, .number.sign()))
let i8: Int8 = 3
print(show(i8, .number), i8.formatted(.number))
protocol Shape { associatedtype Unit; var area: Unit { get } }
struct Disc: Shape { var area = 3.0 }
struct Tile: Shape { var area = 4 }
struct Card: Shape { var area = "A" }
extension Shape where Self == Disc { static var one: Self { Self() }; static func sized(_ n: Double) -> Self { Self(area: n) } }
extension Shape where Self == Tile { static var one: Self { Self() }; static func sized(_ n: Int) -> Self { Self(area: n) } }
extension Shape where Self == Card { static var one: Self { Self() }; static var ace: Self { Self() } }
func area<S: Shape>(_ s: S, plus other: S.Unit) -> S.Unit where S.Unit: AdditiveArithmetic { s.area + other }
func whole<S: Shape>(_ s: S) -> Int where S.Unit == Int { s.area }
func text<S>(_ s: S) -> String where S: Shape, S.Unit == String { s.area }
func pick<S: Shape>(_ s: S) -> String { "\(S.self)" }
func pick(_ n: Int) -> String { "int" }
print(whole(.one), text(.one), pick(.ace), whole(.sized(7)))
let half = 0.5
print(area(Disc.one, plus: 1), area(Disc.sized(2), plus: half))
struct Board<S: Shape> { let shape: S; init(_ shape: S) where S.Unit == String { self.shape = shape } }
print(Board(.one).shape.area)
