// from swiftc
enum Guess: Comparable { case low(by: Int), exact, high(by: Int) }
func check(_ g: Int, _ s: Int) -> Guess { g == s ? .exact : g < s ? .low(by: s - g) : .high(by: g - s) }
print([check(1, 5), check(9, 5), check(5, 5)].sorted(), check(1, 5) < .exact, Guess.low(by: 1) < .low(by: 2))
enum Planet: Int, CaseIterable { case mercury = 1, venus, earth; var name: String { "\(self)".capitalized2 }; init?(name: String) { guard let p = Self.allCases.first(where: { $0.name == name }) else { return nil }; self = p } }
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }
print(Planet.allCases.map(\.name), Planet(rawValue: 2)!, Planet(rawValue: 9) as Any, Planet(name: "Earth")!.rawValue, Planet.venus.hashValue == Planet.venus.hashValue)
enum Direction: String, CaseIterable { case north, east, south, west
    var right: Direction { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
    static prefix func ! (d: Direction) -> Direction { d.right.right } }
print(Direction.west.right, !Direction.east, Direction(rawValue: "south")!, Direction.north.rawValue.uppercased())
enum Beverage { case coffee(size: Int, milk: Bool = false), tea }
print(Beverage.coffee(size: 2), Beverage.coffee(size: 1, milk: true), Beverage.tea)
let f = Beverage.coffee; print(f(3, true))
