// from our engine
import RxSwift
// Retry and timeout around async work
actor Server {
    private var attempts = 0
    func request() async throws -> String {
        attempts += 1
        let now = attempts
        try await Task.sleep(for: .milliseconds(5))
        struct Busy: Error {}
        if now < 3 { throw Busy() }
        return "answer \(now)"
    }
}
let server = Server()
let request = Single<String>.create { try await server.request() }
print(try await request.retry(3).value)
let slow = Single<Int>.create {
    try await Task.sleep(for: .seconds(5))
    return 1
}
do {
    _ = try await slow.timeout(.milliseconds(20), scheduler: MainScheduler.instance).value
} catch RxError.timeout {
    print("timeout")
}
let fallback = try await slow.timeout(.milliseconds(20), other: .just(-1), scheduler: MainScheduler.instance).value
print(fallback)
