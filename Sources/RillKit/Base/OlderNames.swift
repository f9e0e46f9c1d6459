import Foundation

// The names that exist only on iOS.

extension Data.WritingOptions {
    /// The earlier name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
