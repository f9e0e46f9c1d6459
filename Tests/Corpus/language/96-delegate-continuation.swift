// A delegate whose answer a continuation brings
protocol PickerDelegate: AnyObject {
    func picker(_ picker: Picker, didPick value: Int)
    func pickerDidCancel(_ picker: Picker)
}
final class Picker {
    weak var delegate: PickerDelegate?
    func choose(_ value: Int?) {
        if let value { delegate?.picker(self, didPick: value) } else { delegate?.pickerDidCancel(self) }
    }
}
struct Cancelled: Error {}
@MainActor final class Coordinator: PickerDelegate {
    private var continuation: CheckedContinuation<Int, Error>?
    private let picker = Picker()
    init() { picker.delegate = self }
    func pick(_ value: Int?) async throws -> Int {
        try await withCheckedThrowingContinuation { continuation in
            self.continuation = continuation
            picker.choose(value)
        }
    }
    nonisolated func picker(_ picker: Picker, didPick value: Int) {
        MainActor.assumeIsolated {
            continuation?.resume(returning: value)
            continuation = nil
        }
    }
    nonisolated func pickerDidCancel(_ picker: Picker) {
        MainActor.assumeIsolated {
            continuation?.resume(throwing: Cancelled())
            continuation = nil
        }
    }
}
let coordinator = Coordinator()
print(try await coordinator.pick(4))
do { print(try await coordinator.pick(nil)) } catch { print(type(of: error)) }
