// Expected: compiled with swiftc 6.3. Patterns with operators of the program's own.
struct Pattern<V> { let test: (V) -> Bool }
func ~= <V>(p: Pattern<V>, v: V) -> Bool { p.test(v) }
func & <V>(a: Pattern<V>, b: Pattern<V>) -> Pattern<V> { Pattern { a.test($0) && b.test($0) } }
func | <V>(a: Pattern<V>, b: Pattern<V>) -> Pattern<V> { Pattern { a.test($0) || b.test($0) } }
prefix func ! <V>(a: Pattern<V>) -> Pattern<V> { Pattern { !a.test($0) } }
extension Pattern where V == Int {
    static func multiple(of n: Int) -> Pattern { Pattern { $0 % n == 0 } }
    static var even: Pattern { multiple(of: 2) }
}
extension Pattern where V: Comparable {
    static func above(_ v: V) -> Pattern { Pattern { $0 > v } }
}
for n in [15, 9, 10, 7, 4, 101] {
    switch n {
    case .multiple(of: 3) & .multiple(of: 5): print(n, "fizzbuzz")
    case .multiple(of: 3): print(n, "fizz")
    case .multiple(of: 5) | .even: print(n, "buzz or even")
    case !.above(100): print(n, "not above")
    default: print(n)
    }
}
if case .multiple(of: 3) & .above(5) = 9 { print("if case") }
