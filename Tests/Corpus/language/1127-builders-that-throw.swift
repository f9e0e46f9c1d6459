// The statements of a result builder may throw, in each kind of branch.

@resultBuilder
enum Sum {
    static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
    static func buildEither(first part: Int) -> Int { part }
    static func buildEither(second part: Int) -> Int { part }
    static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
    static func buildArray(_ parts: [Int]) -> Int { parts.reduce(0, +) }
}
struct Refused: Error {
    var number = 0
}
func checked(_ n: Int) throws -> Int {
    if n > 3 { throw Refused(number: n) }
    return n
}

@Sum
func total(_ list: [Int]) throws -> Int {
    for x in list { try checked(x) }
    if list.isEmpty {
        throw Refused(number: -1)
    } else {
        let k = try checked(1)
        k
    }
    switch list.count {
    case 2: 10
    default: try checked(2)
    }
}
for list in [[1, 2], [1, 2, 3], [4], []] {
    do { print(try total(list)) } catch { print(error) }
}

func run(@Sum _ body: (Int) throws -> Int) rethrows -> Int { try body(7) }
print(run { n in n; if n > 5 { 1 } })
do { print(try run { n in if n > 5 { throw Refused() }; n }) } catch { print(error) }
