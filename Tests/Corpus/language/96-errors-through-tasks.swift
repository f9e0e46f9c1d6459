// Errors that pass through tasks, groups, async let and rethrowing functions
enum Fault: Error, CustomStringConvertible {
    case a(Int), b(String)
    var description: String { switch self { case .a(let n): "a\(n)"; case .b(let s): "b\(s)" } }
}
func fail(_ n: Int) async throws -> Int { throw Fault.a(n) }
func rethrowing<T>(_ body: () async throws -> T) async rethrows -> T { try await body() }
print(await rethrowing { 1 })
do { _ = try await rethrowing { try await fail(2) } } catch let Fault.a(n) where n > 1 { print("a", n) }
do {
    async let x = fail(3)
    async let y = 4
    print(try await x + y)
} catch Fault.a(let n) { print("async let", n) }
let task = Task { () throws -> String in
    do { _ = try await fail(5); return "no" } catch Fault.a { throw Fault.b("wrapped") }
}
switch await task.result {
case .success(let s): print(s)
case .failure(let e as Fault): print(e)
case .failure: print("other")
}
let mapped = await task.result.mapError { "\($0)" as NSString2 }
print((try? mapped.get()) ?? "failed")
struct NSString2: Error, ExpressibleByStringLiteral, ExpressibleByStringInterpolation { let s: String; init(stringLiteral s: String) { self.s = s } }
print((try? await fail(6)) ?? 0, await (try? rethrowing { 7 }) ?? 0)
func optional() async throws -> Int? { nil }
if let value = try await optional() { print(value) } else { print("nil") }
guard let seven = try? await rethrowing({ 7 }) else { fatalError() }
print(seven)
