// A lock holds the other queue back until the step is done.
import Foundation
import RxRelay
import RxSwift

let badge = BehaviorRelay(value: 0)
let lock = NSLock()
let group = DispatchGroup()
for name in ["mail", "chat"] {
    DispatchQueue(label: name).async(group: group) {
        lock.lock()
        badge.accept(badge.value + 1)
        lock.unlock()
    }
}
group.notify(queue: .main) { print("badge", badge.value) }
