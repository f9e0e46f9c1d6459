// from swiftc
protocol Shape { var area: Double { get }; func scaled(by f: Double) -> Self; static var kind: String { get } }
extension Shape { func describe() -> String { "\(Self.kind): \(area)" } }
struct Square: Shape { var side: Double; var area: Double { side * side }; func scaled(by f: Double) -> Square { Square(side: side * f) }; static let kind = "square" }
struct Circle: Shape { var r: Double; var area: Double { 3 * r * r }; func scaled(by f: Double) -> Circle { Circle(r: r * f) }; static let kind = "circle" }
let shapes: [any Shape] = [Square(side: 2), Circle(r: 1)]
for s in shapes { print(s.describe(), s.scaled(by: 2).area, type(of: s).kind) }
print(shapes.map(\.area).max()!, shapes.filter { $0 is Circle }.count)
func biggest(_ shapes: [any Shape]) -> (any Shape)? { shapes.max { $0.area < $1.area } }
if let b = biggest(shapes) as? Square { print("square", b.side) }
func twice<S: Shape>(_ s: S) -> [S] { [s, s.scaled(by: 2)] }
print(twice(Square(side: 1)).map(\.side))
switch shapes[1] { case let c as Circle where c.r > 0: print("round", c); default: print("other") }
