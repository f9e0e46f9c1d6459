// Two queues append to one variable.
import Foundation

var names: [String] = []
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { names.append("a") }
DispatchQueue.global().async(group: group) { names.append("b") }
group.wait()
print(names)
