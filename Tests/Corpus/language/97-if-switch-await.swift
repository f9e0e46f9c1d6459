// if and switch as expressions beside await and try
func kind(_ n: Int) async -> String {
    let word = if n < 0 { "neg" } else if n == 0 { await Task { "zero" }.value } else { "pos" }
    let size = switch abs(n) { case 0...9: "small"; case let x where x < 100: "mid \(x)"; default: "big" }
    return switch (word, size) { case ("zero", _): "0"; case (let a, let b): a + " " + b }
}
for n in [0, -4, 50, 500] { print(await kind(n)) }
func may(_ n: Int) throws -> Int { n > 2 ? throw0() : n }
func throw0() -> Int { -1 }
let v = try await Task { () throws -> Int in let x = if 1 < 2 { try may(1) } else { 3 }; return x }.value
print(v)
let opt: Int? = if v > 0 { nil } else { 4 }
print(opt as Any)
let closure: (Int) -> String = { switch $0 { case 0: "none"; case 1: "one"; default: "many" } }
print([0, 1, 2].map(closure))
