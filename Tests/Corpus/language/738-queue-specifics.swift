// Expected: compiled with swiftc 6.3. Values that queues carry say where code runs.
import Foundation

let key = DispatchSpecificKey<String>()
let number = DispatchSpecificKey<Int>()
let work = DispatchQueue(label: "work")
let other = DispatchQueue(label: "other")
work.setSpecific(key: key, value: "on work")
work.setSpecific(key: number, value: 7)
other.setSpecific(key: key, value: "elsewhere")
func here() -> String { DispatchQueue.getSpecific(key: key) ?? "nowhere" }
print(here(), work.getSpecific(key: key) ?? "-", other.getSpecific(key: number) as Any)
work.sync { print(here(), DispatchQueue.getSpecific(key: number) ?? 0) }
other.sync {
    print(here())
    work.sync { print("inside:", here()) }
    print("again:", here())
}
let done = DispatchSemaphore(value: 0)
work.async {
    print("async:", here())
    dispatchPrecondition(condition: .onQueue(work))
    dispatchPrecondition(condition: .notOnQueue(other))
    done.signal()
}
done.wait()
work.setSpecific(key: key, value: nil)
work.sync { print(here()) }

extension DispatchQueue {
    private static let mark = DispatchSpecificKey<Bool>()
    func markAsOurs() { setSpecific(key: DispatchQueue.mark, value: true) }
    static var isOurs: Bool { getSpecific(key: mark) ?? false }
}
other.markAsOurs()
other.sync { print(DispatchQueue.isOurs) }
print(DispatchQueue.isOurs)
DispatchQueue.main.setSpecific(key: key, value: "main")
print(here())
