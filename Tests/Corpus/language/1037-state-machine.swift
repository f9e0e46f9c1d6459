// from swiftc
enum State: Hashable { case idle, loading(page: Int), loaded([String], next: Int?), failed(String) }
enum Event { case load, response([String]), error(String), retry, reset }
extension State {
    mutating func handle(_ e: Event) -> Bool {
        switch (self, e) {
        case (.idle, .load), (.failed, .retry): self = .loading(page: 1)
        case (.loaded(_, let next?), .load): self = .loading(page: next)
        case (.loading(let page), .response(let items)) where !items.isEmpty: self = .loaded(items, next: page < 2 ? page + 1 : nil)
        case (.loading, .response): self = .failed("empty")
        case (.loading, .error(let m)): self = .failed(m)
        case (_, .reset): self = .idle
        default: return false
        }
        return true
    }
}
var s = State.idle
for e: Event in [.load, .load, .response(["a"]), .load, .response(["b"]), .load, .error("x"), .reset, .load, .response([]), .retry, .error("net")] { print(s.handle(e), s) }
print(Set([s, .failed("net"), .idle]).count, s == .failed("net"))
