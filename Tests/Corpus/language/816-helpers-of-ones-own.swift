// Expected: compiled with swiftc 6.3. A helper of the program takes the place of the one that playgrounds define.
struct Oops: Error {}

func example(of title: String, action: () throws -> Void) {
    print("# \(title)")
    do { try action() } catch { print("escaped: \(error)") }
}
func fail() throws -> Int { throw Oops() }
example(of: "errors that leave the closure") {
    print("before")
    _ = try fail()
    print("never printed")
}
example(of: "none") { print("fine") }
func delay(_ seconds: Double, closure: () -> Int) -> Int { closure() * Int(seconds) }
print(delay(2) { 21 })
let made = delay(3, closure: { 4 })
print(made)
