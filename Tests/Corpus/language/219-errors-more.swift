// errors
enum VE: Error, Equatable { case empty, short(min: Int), bad(Character) }
func validate(_ s: String) throws -> String {
    guard !s.isEmpty else { throw VE.empty }; guard s.count >= 3 else { throw VE.short(min: 3) }
    if let c = s.first(where: { !$0.isLetter }) { throw VE.bad(c) }; return s.capitalized2
}
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }
for s in ["", "ab", "abc1", "hello"] {
    do { print(try validate(s)) } catch VE.empty { print("empty!") } catch VE.short(let m) where m > 2 {
        print("short \(m)")
    } catch let e as VE { print("VE", e) } catch { print("other") }
}
print((try? validate("ab")) as Any, (try? validate("fine")) ?? "-", try! validate("good"))
func d() { defer { print("d1") }; defer { print("d2"); defer { print("inner") } }; print("body") }
d()
func early(_ n: Int) -> Int {
    defer { print("leaving \(n)") }; if n > 1 { return n * 10 };
    for i in 0..<2 { defer { print("loop \(i)") }; if i == 1 { break } }; return 0
}
print(early(1), early(2))
func rethrower<T>(_ xs: [T], _ f: (T) throws -> T) rethrows -> [T] {
    var o: [T] = []; for x in xs { o.append(try f(x)) }; return o
}
print(rethrower([1, 2]) { $0 + 1 }); do { _ = try rethrower([1]) { _ in throw VE.empty } } catch { print("re", error) }
let r: Result<Int, VE> = .success(3), r2: Result<Int, VE> = .failure(.short(min: 1))
print(r.map { $0 * 2 }, r2.map { $0 }, (try? r.get()) as Any, r2.mapError { _ in VE.empty }, r == .success(3))
switch r2 {
case .success(let v): print(v);
case .failure(.short(let m)): print("short", m);
case .failure(let e): print(e)
}
print(r.flatMap { $0 > 2 ? .failure(.empty) : .success($0) })
let caught = Result { try validate("x") }; if case .failure(let e) = caught { print(e, e as? VE == .short(min: 3)) }
func outer() throws { do { try inner() } catch VE.empty { print("handled") } }
func inner() throws { throw VE.bad("z") }
do { try outer() } catch { print("escaped \(error)") }
struct Detailed: Error, CustomStringConvertible { let line: Int; var description: String { "line \(line)" } }
do { throw Detailed(line: 4) } catch let e as Detailed { print(e, e.line) } catch {}
func multi() throws -> (Int, String) { let a = try Int("5").orThrow(VE.empty); return (a, "ok") }
extension Optional { func orThrow(_ e: Error) throws -> Wrapped { guard let v = self else { throw e }; return v } }
print(try! multi())
do { _ = try (nil as Int?).orThrow(Detailed(line: 9)) } catch { print(error) }
class Res { init() throws { throw VE.empty }; deinit { print("never") } }
print((try? Res()) == nil)
func cleanup(_ fail: Bool) throws { print("open"); defer { print("close") }; if fail { throw VE.empty }; print("work") }
try? cleanup(true); try? cleanup(false)
var attempts = 0
func flaky() throws -> Int { attempts += 1; if attempts < 3 { throw VE.empty }; return attempts }
while true { do { print("got", try flaky()); break } catch { print("retry", attempts) } }
let closure: () throws -> Int = { throw VE.bad("q") }
do { _ = try closure() } catch VE.bad(let c) { print(c) }
print((try? closure()) ?? -1)
let xs = ["1", "x", "3"]; print(xs.compactMap { try? validate($0) }, xs.map { Int($0) }, xs.compactMap(Int.init))
do {
    let n = try xs.map { s -> Int in
        guard let i = Int(s) else { throw VE.bad(s.first!) }; return i
    }; print(n)
} catch { print("map threw", error) }
print(VE.short(min: 2).localizedDescription2)
extension Error { var localizedDescription2: String { "E:\(self)" } }
