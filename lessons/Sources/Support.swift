// What a playground brings along beside a lesson's own text; the prompt has the same.
import Foundation

/// Prints a heading and runs an example.
func example(of description: String, action: () -> Void) {
    print("\n--- Example of:", description, "---")
    action()
}
