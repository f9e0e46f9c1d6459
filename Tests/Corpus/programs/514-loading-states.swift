// Loading screens: an enum of states, async let and errors
import Foundation

enum Loadable<Value> {
    case idle, loading, loaded(Value), failed(any Error)
    var value: Value? { if case .loaded(let value) = self { value } else { nil } }
}
extension Loadable: CustomStringConvertible {
    var description: String {
        switch self {
        case .idle: "idle"
        case .loading: "loading"
        case .loaded(let value): "loaded \(value)"
        case .failed(let error): "failed \(error)"
        }
    }
}
enum Fault: String, Error { case profile, posts }
struct Profile: Decodable { let name: String; let followers: Int }

struct API {
    var failing: Fault?
    func profile() async throws -> Profile {
        try await Task.sleep(for: .milliseconds(8))
        if failing == .profile { throw Fault.profile }
        return try JSONDecoder().decode(Profile.self, from: Data(#"{"name": "Ada", "followers": 12}"#.utf8))
    }
    func posts() async throws -> [String] {
        try await Task.sleep(for: .milliseconds(3))
        if failing == .posts { throw Fault.posts }
        return ["Hello", "World"]
    }
}

@MainActor final class ViewModel {
    private(set) var state: Loadable<String> = .idle { didSet { print(state) } }
    private let api: API
    nonisolated init(api: API) { self.api = api }
    func load() async {
        state = .loading
        do {
            async let profile = api.profile()
            async let posts = api.posts()
            let text = try await "\(profile.name) wrote \(posts.count) posts for \(profile.followers)"
            state = .loaded(text)
        } catch {
            state = .failed(error)
        }
    }
}
for api in [API(), API(failing: .posts), API(failing: .profile)] {
    let model = ViewModel(api: api)
    await model.load()
    print(await model.state.value?.count as Any)
}
