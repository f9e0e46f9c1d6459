// A switch over an optional truth value or case covers it with its literals and nil, also inside tuples.
enum Level: String { case low, high }
func plain(_ b: Bool?) -> String { switch b { case true: return "t"; case false: return "f"; case nil: return "n" } }
func dotted(_ b: Bool?) -> String { switch b { case true: return "t"; case false: return "f"; case .none: return "n" } }
func mixed(_ b: Bool?) -> String { switch b { case .some(true): return "t"; case false?: return "f"; case nil: return "n" } }
func level(_ l: Level?) -> String { switch l { case .low: return "l"; case .high: return "h"; case nil: return "n" } }
func pair(_ x: Bool?, _ y: Bool) -> Int {
    switch (x, y) {
    case (true, true): return 1
    case (false, _): return 2
    case (nil, true): return 3
    case (true, false): return 4
    case (nil, false): return 5
    }
}
func deep(_ x: Bool??) -> Int { switch x { case true: return 1; case false: return 2; case .some(nil): return 3; case nil: return 4 } }
func both(_ x: (Level?, Bool?)) -> Int {
    switch x {
    case (.low, true): return 1
    case (.low, false), (.low, nil): return 2
    case (.high, _): return 3
    case (nil, _): return 4
    }
}
for v in [true, false, nil] as [Bool?] { print(plain(v), dotted(v), mixed(v), pair(v, true), pair(v, false)) }
print(level(.low), level(nil), deep(nil), deep(.some(nil)), deep(true), both((.low, nil)), both((nil, true)))
let flag: Bool? = ["a": true]["a"]
switch flag { case true: print("yes"); case false: print("no"); case nil: print("unknown") }
let number = switch flag { case true: 1; case false: 2; case nil: 3 }
print(number)
if case true = flag { print("case true") }
enum Answer { case known(Bool?), open }
for a in [Answer.known(true), .known(nil), .known(false), .open] {
    switch a {
    case .known(true): print("known true")
    case .known(false): print("known false")
    case .known(nil): print("known nil")
    case .open: print("open")
    }
}
