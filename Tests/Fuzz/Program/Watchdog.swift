import Dispatch
import Language

/// Interrupts a program that runs for more than two seconds.
final class Watchdog {
    private let timer = DispatchSource.makeTimerSource(queue: .global())

    init(_ interpreter: Interpreter) {
        timer.schedule(deadline: .now() + 2, repeating: 2)
        timer.setEventHandler { [weak interpreter] in interpreter?.interrupt() }
        timer.resume()
    }

    func stop() { timer.cancel() }
}
