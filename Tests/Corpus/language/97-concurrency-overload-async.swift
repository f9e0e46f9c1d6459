// Overloads by async, and sync functions as async ones
func f() -> String { "sync" }
func f() async -> String { "async" }
func plain() -> String { f() }
func waits() async -> String { await f() }
print(plain())
print(await waits())
struct S { func g(_ n: Int) -> Int { n }; func g(_ n: Int) async -> Int { n * 10 } }
func use() async -> Int { await S().g(2) }
print(await use())
let h: () -> String = f
print(h())
let k: () async -> String = { "closure" }
print(await k())
func take(_ body: () async -> Int) async -> Int { await body() }
func one() -> Int { 1 }
print(await take(one))
