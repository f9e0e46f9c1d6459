// from swiftc
import Foundation
extension Notification.Name { static let done = Notification.Name("done") }
let token = NotificationCenter.default.addObserver(forName: .done, object: nil, queue: nil) { print("got", $0.userInfo?["n"] as? Int ?? 0) }
NotificationCenter.default.post(name: .done, object: nil, userInfo: ["n": 5]); NotificationCenter.default.removeObserver(token); NotificationCenter.default.post(name: .done, object: nil)
let q = DispatchQueue(label: "q"); var out: [Int] = []; let g = DispatchGroup()
for i in 0..<3 { q.async(group: g) { out.append(i) } }
g.wait(); print(out, q.sync { out.count })
let sem = DispatchSemaphore(value: 0); DispatchQueue.global().async { print("bg"); sem.signal() }; sem.wait()
let item = DispatchWorkItem { print("never") }; item.cancel(); q.sync(execute: item); print(item.isCancelled)
let op = OperationQueue(); op.maxConcurrentOperationCount = 1; let b1 = BlockOperation { print("op1") }, b2 = BlockOperation { print("op2") }; b1.addDependency(b2); op.addOperations([b1, b2], waitUntilFinished: true)
var ticks = 0
let t = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { timer in ticks += 1; if ticks == 3 { timer.invalidate(); print("ticks", ticks); exit(0) } }
print(t.isValid); RunLoop.main.run()
