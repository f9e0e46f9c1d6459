// A default value of #line or #column is the place where the arguments of the call begin; #function names what is around.
struct Chain {
    @discardableResult
    func log(_ name: String = "d", line: UInt = #line, column: UInt = #column, _ body: () -> Void = {}) -> Chain {
        print(name, line, column)
        return self
    }
    subscript(index: Int, line: Int = #line, column: Int = #column) -> Int {
        print("subscript", line, column)
        return index
    }
    init(line: Int = #line, column: Int = #column) { print("init", line, column) }
    static func make(line: Int = #line, column: Int = #column) -> Chain {
        print("make", line, column)
        return Chain()
    }
}
let chain = Chain()
    .log("second line")
    .log   (
        "fourth line")
    .log {
    }
    .log("x") { }
func show(line: Int = #line, column: Int = #column) { print(line, column) }
show(
)
_ = chain[
    3]
let made: Chain = .make()
let other: Chain = .init()
let third = Chain
    .make(
    )
enum Place { case at(Int = #line, column: Int = #column) }
print(Place.at())
print(Place
    .at(column: 1))

func here(_ name: String = #function, _ line: Int = #line) -> String { "\(name) \(line)" }
class Speaker {
    var stored = here()
    static var shared = here()
    lazy var later = here()
    init() { print(here()) }
    deinit {
        print(here())
        let closure = { print(here()) }
        closure()
    }
    subscript(index: Int) -> String { here() }
    var computed: String {
        get { here() }
        set { print(here()) }
    }
    var observed = 1 { didSet { print(here()) } }
    func method(_ x: Int, y: Int) {
        print(here())
        func inner() { print(here()) }
        inner()
        lazy var local = here()
        print(local)
    }
    static func + (left: Speaker, right: Speaker) -> String { here() }
}
var speaker: Speaker? = Speaker()
if let speaker {
    print(speaker.stored, Speaker.shared, speaker.later, speaker[1], speaker.computed)
    speaker.computed = ""
    speaker.observed = 2
    speaker.method(1, y: 2)
    print(speaker + speaker)
}
speaker = nil
