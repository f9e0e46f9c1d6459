func greet(_ name: String?) { print("Hello", name ?? "stranger") }
func greet(_ age: Int?) { print("You are", age ?? 0) }

greet(nil)
