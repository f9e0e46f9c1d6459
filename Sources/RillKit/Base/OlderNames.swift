import Foundation

// Names that phones know and other systems do not.

extension Data.WritingOptions {
    /// `atomic`, as it was called.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
