// A detached task does not run on the actor

actor Counter {
    var count = 0
    func start() {
        Task.detached {
            self.count += 1
        }
    }
}
await Counter().start()
