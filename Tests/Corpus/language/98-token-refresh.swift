// A token that is renewed once for all
actor TokenStore {
    struct Token: Sendable, Equatable { let value: String; let number: Int }
    private var current: Token?
    private var refresh: Task<Token, any Error>?
    private(set) var refreshes = 0
    func token() async throws -> Token {
        if let refresh { return try await refresh.value }
        if let current { return current }
        return try await renewed()
    }
    func renewed() async throws -> Token {
        if let refresh { return try await refresh.value }
        let task = Task { () throws -> Token in
            defer { refresh = nil }
            try await Task.sleep(for: .milliseconds(5))
            refreshes += 1
            let token = Token(value: "t\(refreshes)", number: refreshes)
            current = token
            return token
        }
        refresh = task
        return try await task.value
    }
}
struct Unauthorized: Error {}
struct Client: Sendable {
    let store: TokenStore
    func get(_ path: String, allowRetry: Bool = true) async throws -> String {
        let token = try await store.token()
        do {
            return try respond(path, token)
        } catch is Unauthorized where allowRetry {
            _ = try await store.renewed()
            return try await get(path, allowRetry: false)
        }
    }
    private func respond(_ path: String, _ token: TokenStore.Token) throws -> String {
        if path == "/private", token.number < 2 { throw Unauthorized() }
        return "\(path) with \(token.value)"
    }
}
let client = Client(store: TokenStore())
print(try await client.get("/public"))
async let a = client.get("/private")
async let b = client.get("/private")
print(try await (a, b))
print(await client.store.refreshes)
