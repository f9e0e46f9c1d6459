struct Greeter { let name: String; func hi() { print("hi", name) } }
let shared = Greeter(name: "global")
@main struct Tool { static var count = 0
  static func main() throws { Greeter(name: "main").hi(); shared.hi(); count += 1; print(count); helper() } }
func helper() { print("helped") }
