// What a playground brings along beside a lesson's own text; the prompt has the same.
import Foundation
import RxSwift

/// Prints a heading and runs an example.
func example(of description: String, action: () -> Void) {
    print("\n--- Example of:", description, "---")
    action()
}

/// Prints a heading and runs an example that waits.
func example(of description: String, action: () async -> Void) async {
    print("\n--- Example of:", description, "---")
    await action()
}

extension ObservableType {
    /// At the prompt a lane of the timeline; compiled, nothing.
    public func watch(_ label: String) -> Observable<Element> { asObservable() }
}
