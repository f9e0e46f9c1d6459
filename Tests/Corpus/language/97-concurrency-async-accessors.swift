// Async getters and subscripts, overrides, static ones
struct Site {
    var pages = ["a": "A", "b": "B"]
    var title: String { get async { await Task.yield(); return "site" } }
    var risky: Int { get async throws { throw CancellationError() } }
    subscript(_ key: String) -> String { get async throws { guard let p = pages[key] else { throw CancellationError() }; return p } }
    static var shared: Site { get async { Site() } }
}
let site = Site()
print(await site.title)
print(try await site["a"])
do { _ = try await site["z"] } catch { print("no page") }
do { print(try await site.risky) } catch { print("risky") }
print(await Site.shared.pages.count)
class Base { var v: Int { get async { 1 } } }
class Sub: Base { override var v: Int { get async { await super.v + 10 } } }
let b: Base = Sub()
print(await b.v)
let k = await [site.title, site.title].count
print(k)
