// A task whose end the main thread waits for, as scripts without top-level await do

import Foundation

func load() async throws -> String {
    try await Task.sleep(for: .milliseconds(5))
    return "loaded"
}
let done = DispatchSemaphore(value: 0)
Task {
    print(try await load())
    done.signal()
}
print("waiting")
done.wait()
print("over")
