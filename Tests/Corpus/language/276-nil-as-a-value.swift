// A type that takes `nil` as a literal is compared with it as with any value of its own; others are merely never nil.
enum Level: Equatable, ExpressibleByNilLiteral {
    case none, some(Int)
    init(nilLiteral: ()) { self = .none }
}
let level = Level.none
print(level == nil, nil == level, level != nil)
let other: Level = .some(3)
print(other == nil, other != nil, [level, other].filter { $0 != nil }.count)
let perhaps: Level? = Level.none
print(perhaps == nil, perhaps! == nil)
struct Plain { let n: Int }
let plain: Plain? = Plain(n: 1)
print(plain == nil, plain != nil)
