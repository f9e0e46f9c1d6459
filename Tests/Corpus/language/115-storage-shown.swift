// What a look inside of a value shows of weak, unowned and lazy properties.
class Owner { let name = "o" }
struct Link {
    weak var soft: Owner?
    unowned let hard: Owner
    lazy var length = 3
    static let kind = 1
    var twice: Int { 2 }
}
let owner = Owner()
print(Link(soft: nil, hard: owner))
var link = Link(soft: owner, hard: owner)
print(link)
_ = link.length
print(link, [link])
