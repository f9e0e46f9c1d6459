// Threads wait for each other with conditions.
import Foundation

let condition = NSCondition()
var ready = false
let thread = Thread {
    condition.lock()
    ready = true
    condition.signal()
    condition.unlock()
}
thread.start()
condition.lock()
while !ready { condition.wait() }
condition.unlock()
print("ready", ready)

var count = 0
for _ in 0..<3 {
    Thread {
        condition.withLock { count += 1 }
        condition.broadcast()
    }.start()
}
condition.lock()
while count < 3 { condition.wait() }
condition.unlock()
print(count)
condition.lock()
print(condition.wait(until: Date() + 0.05))
condition.unlock()
