// At most so many calls in a window of time
actor RateLimiter {
    private let limit: Int
    private let window: Duration
    private var stamps: [ContinuousClock.Instant] = []
    private let clock = ContinuousClock()
    init(limit: Int, per window: Duration) { self.limit = limit; self.window = window }
    func acquire() async throws {
        while true {
            let now = clock.now
            stamps.removeAll { now - $0 >= window }
            if stamps.count < limit { stamps.append(now); return }
            try await clock.sleep(until: stamps[0] + window)
        }
    }
}
let limiter = RateLimiter(limit: 2, per: .milliseconds(40))
let start = ContinuousClock.now
for n in 1...5 {
    try await limiter.acquire()
    let waited = ContinuousClock.now - start
    print(n, waited >= .milliseconds(40 * ((n - 1) / 2)))
}
