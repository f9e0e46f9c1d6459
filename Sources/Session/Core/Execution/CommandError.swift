/// An error that is thrown for an invalid command, with a message for the user.
package struct CommandError: Error {
    package let message: String
    package init(_ message: String) { self.message = message }
}
