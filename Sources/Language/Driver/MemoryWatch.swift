import Foundation
import Rill
import Runtime

/// Samples the process's memory while a program runs and stops the program at the ceiling.
final class MemoryWatch {
    private let limit: Int
    private let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    private let lock = NSLock()
    private var thread: Thread?
    private var isRunning = false
    private var over = false

    init(limit: Int) { self.limit = limit }

    var isOver: Bool {
        lock.lock()
        defer { lock.unlock() }
        return over
    }

    func begin() {
        lock.lock()
        defer { lock.unlock() }
        over = false
        isRunning = true
        guard thread == nil else { return }
        let made = Thread { [weak self] in
            // The first look comes late: most programs are over by then.
            while let self {
                let interval = 0.02
                self.sample()
                Thread.sleep(forTimeInterval: interval)
            }
        }
        made.stackSize = 1 << 16
        thread = made
        made.start()
    }

    func rest() {
        lock.lock()
        isRunning = false
        lock.unlock()
    }

    private func sample() {
        lock.lock()
        let active = isRunning && !over
        lock.unlock()
        guard active, resident() > limit else { return }
        lock.lock()
        over = true
        lock.unlock()
        Interrupt.request()
        Brake.pull()
    }

    private func resident() -> Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var buffer = [CChar](repeating: 0, count: 128)
        guard fgets(&buffer, 128, file) != nil else { return 0 }
        let numbers = String(cString: buffer).split(separator: " ")
        return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * page : 0
    }
}
