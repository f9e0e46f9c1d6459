// A download manager: states as enum, progress streams, pause by cancellation
enum State: Equatable, CustomStringConvertible {
    case idle, running(Int), done(String), failed(String)
    var description: String {
        switch self { case .idle: "idle"; case .running(let p): "\(p)%"; case .done(let s): "done \(s)"; case .failed(let s): "failed \(s)" }
    }
}
@MainActor final class Download {
    let name: String
    private(set) var state = State.idle
    private var task: Task<Void, Never>?
    private let (updates, continuation) = AsyncStream<State>.makeStream()
    var states: AsyncStream<State> { updates }
    init(_ name: String) { self.name = name }
    func start(steps: Int) {
        guard task == nil else { return }
        task = Task {
            for step in 1...steps {
                do { try await Task.sleep(for: .milliseconds(5)) } catch {
                    set(.failed("cancelled at \(step)"))
                    return
                }
                set(.running(step * 100 / steps))
            }
            set(.done(name.uppercased()))
        }
    }
    func cancel() { task?.cancel() }
    private func set(_ new: State) {
        state = new
        continuation.yield(new)
        switch new { case .done, .failed: continuation.finish(); default: break }
    }
}
let download = Download("photo")
download.start(steps: 4)
for await state in download.states { print(state) }
print(download.state == .done("PHOTO"))
let other = Download("film")
other.start(steps: 1000)
try await Task.sleep(for: .milliseconds(30))
other.cancel()
var last = State.idle
for await state in other.states { last = state }
if case .failed = last { print("stopped") }
