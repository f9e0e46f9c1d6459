struct Point { var x: Int; var y: Int }
let points = [Point(x: 1, y: 2), Point(x: 3, y: 4)]
var total = 0
for point in points {
    if point.x > 1 { total += point.y }
}
let names = ["a", "b"].map { $0.uppercased() }
let pairs = zip(names, points).map { "\($0): \($1.x)" }
print(total, pairs.joined(separator: ", "))
print(points.map(\.x).reduce(0, +))
