// Cases of one name have labels of their own.
enum Request: Equatable {
    case ask(prompt: String)
    case ask(prompt: String, count: Int)
}
let requests = [Request.ask(prompt: "a"), .ask(prompt: "b", count: 2)]
for request in requests {
    if case .ask(prompt: let prompt, count: let count) = request { print(prompt, count) } else { print("plain") }
}
print(requests[0] == .ask(prompt: "a"), requests[1] == .ask(prompt: "b", count: 3), requests)
print(["x", "y"].map(Request.ask(prompt:)))
