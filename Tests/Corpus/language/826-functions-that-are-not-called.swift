// Expected: compiled with swiftc 6.3. Functions that throw, given for a generic parameter: nothing calls them there.
typealias H = (Int) throws -> Int
typealias M = (Int, H) throws -> Int
struct E: Error {}
func route(_ r: Int) throws -> Int { if r > 5 { throw E() }; return r }
let ms: [M] = [{ try $1($0 + 1) }, { try $1($0 * 2) }]
let chain = ms.reversed().reduce(route as H) { next, m in { try m($0, next) } }
print(try chain(1), (try? chain(2)) as Any)
let chain2 = ms.reduce(route) { next, m in { try m($0, next) } }
print(try chain2(1))
let chain3: H = ms.reduce({ try route($0) }) { next, m in { r in try m(r, next) } }
print(try chain3(1))
let made = [1, 2].map { n in { (x: Int) throws -> Int in try route(x + n) } }
print(try made[0](1), made.count)
let made2 = [1, 2].map { n in { try route(n) } }
print(try made2[1](), made2.count)
