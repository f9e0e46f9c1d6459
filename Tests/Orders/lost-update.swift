// Two queues read a number, add one and write it: one of the two steps may be lost.
import Foundation

var visits = 0
let group = DispatchGroup()
DispatchQueue.global().async(group: group) { visits += 1 }
DispatchQueue.global().async(group: group) { visits += 1 }
group.wait()
print(visits)
