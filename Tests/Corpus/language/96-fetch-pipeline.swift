// A loader of three steps, each awaiting the one before, as introductions to async/await show it
struct User { let id: Int; let name: String }
struct Post { let title: String; let likes: Int }
enum LoadError: Error, Equatable { case noUser(Int), noPosts }
func fetchUser(id: Int) async throws -> User {
    await Task.yield()
    guard id > 0 else { throw LoadError.noUser(id) }
    return User(id: id, name: "User \(id)")
}
func fetchPosts(of user: User) async throws -> [Post] {
    if user.id == 3 { throw LoadError.noPosts }
    return (1...user.id).map { Post(title: "\(user.name) post \($0)", likes: $0 * 10) }
}
func summary(id: Int) async -> String {
    do {
        let user = try await fetchUser(id: id)
        let posts = try await fetchPosts(of: user)
        let likes = posts.reduce(0) { $0 + $1.likes }
        return "\(user.name): \(posts.count) posts, \(likes) likes"
    } catch LoadError.noUser(let id) {
        return "no user \(id)"
    } catch {
        return "failed: \(error)"
    }
}
for id in [1, 2, 3, -1] { print(await summary(id: id)) }
let first = try? await fetchUser(id: 0)
print(first == nil)
print((try? await fetchUser(id: 5))?.name ?? "none")
