protocol Shape { var area: Double { get } }
struct Square: Shape { let side: Double; var area: Double { side * side } }
struct Circle: Shape { let radius: Double; var area: Double { radius * radius * 3 } }
func largest<T: Shape>(_ shapes: [T]) -> T? { shapes.max { $0.area < $1.area } }
enum Kind: String, CaseIterable { case small, large }
let shapes: [Shape] = [Square(side: 2), Circle(radius: 1)]
let kinds = shapes.map { $0.area > 3 ? Kind.large : .small }
print(largest([Square(side: 1), Square(side: 3)])?.area ?? 0)
for (kind, shape) in zip(kinds, shapes) { print(kind.rawValue, shape.area) }
print(Kind.allCases.count)
