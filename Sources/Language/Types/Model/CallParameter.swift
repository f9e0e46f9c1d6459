import Syntax

/// A parameter of anything that can be called.
struct CallParameter {
    var label: Name?
    var type: Type
    var isInout = false
    var isVariadic = false
    var isAutoclosure = false
    var hasDefault = false
    /// False for a function that must not outlive the call.
    var isEscaping = true
    var name: Name?
    /// The argument's expressions are the elements of its result.
    var isListed = false
    var builder: ResultBuilder?
}
