// A program's own class of the name that a test framework uses is its own
class XCTestCase {
    let name: String
    init(name: String) { self.name = name }
    func testNothing() { print("\(name) tests nothing") }
}
class Sums: XCTestCase {
    func testOne() { print("\(name) has one") }
}
let sums = Sums(name: "sums")
sums.testNothing()
sums.testOne()
