if a { b() } else if c { d() } else { e() }
if let x, let y = f(), case .some(let z) = w, x > y { print(z) }
if var x = y as? Int { x += 1 }
guard let self else { return }
while let next = iterator.next() { print(next) }
repeat { i += 1 } while i < 3
outer: for i in 0..<3 where i > 1 { continue outer }
for (index, value) in list.enumerated() { break }
for case let .some(x) in list { }
for case let x? in list { }
for _ in 1...2 { fallthrough }
switch value {
case 1, 2: print("few")
case 3...9 where odd: print("some")
case .a(let x, label: _), .b(let x, _): print(x)
case let .c(y): print(y)
case let (a, b): print(a, b)
case is String: break
case let s as Int: print(s)
case let n?: print(n)
case nil: break
case Kind.d: break
case Kind.e(1): break
case foo.bar: break
case (_, true): break
@unknown default: fatalError()
}
do { try f() } catch let error as Bad { } catch Bad.a(let x) where x > 1 { } catch is Worse { } catch .b { } catch { throw error }
do { x() }
defer { close() }
return
let v = if a { 1 } else { 2 }
let w = switch a { case 1: "x" default: "y" }
func f() -> Int { return if a { 1 } else { 2 } }
a = b; c = d
if #available(macOS 10, *) { }
if list.contains(where: { $0 > 1 }) { }
if list.map({ $0 }).isEmpty, flag { }
#if DEBUG
debug()
#elseif os(macOS)
mac()
#else
release()
#endif
#if os(macOS) || canImport(UIKit)
no()
#endif
