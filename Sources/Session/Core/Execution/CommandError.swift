/// An error that is thrown for an invalid command, with a message for the user.
package struct CommandError: Error {
    package let text: String
    package init(_ text: String) { self.text = text }
}
