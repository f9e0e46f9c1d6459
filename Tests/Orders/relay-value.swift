// Two queues read the value of a relay, add one and send it: one of the steps may be lost.
import Foundation
import RxRelay
import RxSwift

let badge = BehaviorRelay(value: 0)
let group = DispatchGroup()
for name in ["mail", "chat"] {
    DispatchQueue(label: name).async(group: group) { badge.accept(badge.value + 1) }
}
group.notify(queue: .main) { print("badge", badge.value) }
