// A lock lets one queue finish its step before the other begins.
import Foundation

var visits = 0
let lock = NSLock()
let group = DispatchGroup()
DispatchQueue.global().async(group: group) {
    lock.lock()
    visits += 1
    lock.unlock()
}
DispatchQueue.global().async(group: group) {
    lock.lock()
    visits += 1
    lock.unlock()
}
group.wait()
print(visits)
