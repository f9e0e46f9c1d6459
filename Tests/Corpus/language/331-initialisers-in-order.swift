enum Turn: Equatable {
    case left, right, by(Int, String)
    init(_ angle: Int) {
        guard angle != 90 else {
            self = .right
            return
        }
        if angle == -90 { self = .left } else { self = .by(angle, "degrees") }
    }
    init?(word: String) {
        switch word {
        case "left": self = .left
        case "right": self.init(90)
        default: return nil
        }
    }
}
for turn in [Turn(90), Turn(-90), Turn(word: "right")!] { print(turn) }
switch Turn(45) {
case .by(let both): print(both, both.0, both.1)
case .left, .right: print("no")
}
if case let .by(angle) = Turn(7) { print(angle) }

struct Even {
    let half: Int
    init?(_ number: Int) {
        guard number % 2 == 0 else { return nil }
        half = number / 2
    }
    init(twice number: Int) { self.init(number * 2)! }
    init(_ flag: Bool) {
        if flag { self.init(twice: 4) } else { self = Even(twice: 1) }
        print("made", half)
    }
}
print(Even(twice: 3), Even(true), Even(false))

class Base {
    var log: [String] = []
    init?(name: String) {
        if name.isEmpty { return nil }
        log.append(name)
    }
}
class Derived: Base {
    let size: Int
    var doubled: Int
    init(size: Int) {
        self.size = size
        doubled = size
        doubled += self.size
        super.init(name: "size \(size)")!
        log.append("derived \(doubled)")
    }
    convenience init() {
        let size = 5
        self.init(size: size)
        log.append("plain")
    }
}
print(Derived().log, Derived(size: 1).log)
