// Tasks that yield until another one, which waits for a time, has changed something
actor Flag { private(set) var isSet = false; func set() { isSet = true } }
let flag = Flag()
Task {
    try await Task.sleep(for: .milliseconds(20))
    await flag.set()
}
while await !flag.isSet { await Task.yield() }
print("set")
let tasks = (0..<3).map { n in
    Task { () -> String in
        while !Task.isCancelled { await Task.yield() }
        return "task \(n) cancelled"
    }
}
try await Task.sleep(for: .milliseconds(10))
for task in tasks { task.cancel() }
for task in tasks { print(await task.value) }
