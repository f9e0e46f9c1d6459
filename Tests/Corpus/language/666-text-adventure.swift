// text adventure: structs, enums, dictionaries
enum Direction: String, CaseIterable {
    case north, south, east, west
    var opposite: Direction {
        switch self {
        case .north: .south
        case .south: .north
        case .east: .west
        case .west: .east
        }
    }
    init?(short: Character) {
        guard let d = Self.allCases.first(where: { $0.rawValue.first == short }) else { return nil }
        self = d
    }
}
struct Room {
    let name: String
    var exits: [Direction: String] = [:]
    var items: Set<String> = []
}
struct World {
    var rooms: [String: Room]
    var here: String
    private(set) var bag: [String] = []
    private(set) var moves = 0
    init(@RoomBuilder _ make: () -> [Room]) {
        let list = make()
        rooms = Dictionary(uniqueKeysWithValues: list.map { ($0.name, $0) })
        here = list[0].name
    }
    mutating func link(_ a: String, _ d: Direction, _ b: String) {
        rooms[a]?.exits[d] = b
        rooms[b]?.exits[d.opposite] = a
    }
    mutating func run(_ cmd: String) -> String {
        moves += 1
        defer { if moves % 3 == 0 { print("(\(moves) moves)") } }
        let w = cmd.split(separator: " ").map(String.init)
        switch (w.first, w.dropFirst().first) {
        case ("go", let d?) where Direction(rawValue: d) != nil:
            guard let next = rooms[here]?.exits[Direction(rawValue: d)!] else { return "no way \(d)" }
            here = next
            return "you are in \(here)"
        case ("take", let i?):
            guard rooms[here]!.items.remove(i) != nil else { return "no \(i) here" }
            bag.append(i)
            return "taken \(i)"
        case ("look", nil):
            let r = rooms[here]!
            return "\(r.name): exits \(r.exits.keys.map(\.rawValue).sorted()), items \(r.items.sorted())"
        case ("bag", _): return bag.isEmpty ? "empty" : bag.joined(separator: "+")
        case (nil, _): return "?"
        case (let v?, _): return "cannot \(v)"
        }
    }
}
@resultBuilder enum RoomBuilder { static func buildBlock(_ r: Room...) -> [Room] { r } }
var w = World {
    Room(name: "Hall", items: ["lamp", "key"])
    Room(name: "Cellar")
    Room(name: "Attic", items: ["chest"])
}
w.link("Hall", .south, "Cellar")
w.link("Hall", .north, "Attic")
for c in [
    "look", "take key", "take sword", "go west", "go south", "look", "go north", "go north", "take chest", "bag",
    "dance now", "",
] { print("> \(c)", w.run(c), separator: " => ") }
print(
    w.moves, Direction(short: "e")!, Direction(short: "z") as Any,
    Direction.allCases.map { $0.opposite.rawValue.prefix(1) }.joined(), w.rooms.values.flatMap(\.items).sorted())
