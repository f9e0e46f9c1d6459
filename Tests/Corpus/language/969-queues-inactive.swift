// Queues that wait to be activated, are suspended, or get another target.
import Foundation
let a = DispatchQueue(label: "a")
let b = DispatchQueue(label: "b", attributes: [.concurrent, .initiallyInactive])
b.setTarget(queue: a)
b.async { print("one") }
b.async { print("two") }
print("before")
b.activate()
b.sync {}
a.sync {}
print("after", b.label, DispatchQueue(label: "c", target: a).label)
let group = DispatchGroup()
let c = DispatchQueue(label: "c")
c.suspend()
for number in 1...3 { c.async(group: group) { print("late", number) } }
print("suspended")
c.resume()
group.wait()
print("done")
