// Ranges of implicit members whose type what follows says; initialisers of structs as values.
enum Level: Int, Comparable, CaseIterable { case low, mid, high, top; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
print(Level.allCases.filter { (.mid ... .high).contains($0) })
print(Level.allCases.filter { (.low ..< .high).contains($0) })
print(Level.allCases.filter { Level.mid ... .high ~= $0 }, (Level.low...Level.high).contains(.mid), (Level.low ... .high).contains(.top))
struct Config { var host = "localhost"; var port: Int? = 80 }
print(type(of: Config.init))
let mk = Config.init
print(mk(), type(of: mk))
struct P { var x: Int; var y = 0 }
let f = P.init
print([1, 2].map { P(x: $0) }.map(\.y), zip([1], [2]).map(P.init))
