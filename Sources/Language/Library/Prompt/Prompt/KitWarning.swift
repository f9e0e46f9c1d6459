import Diagnostics
import Runtime

/// A warning to the program's author: a broken rule of the engine or of a library module written in Swift (the app kit)
/// that does not stop the program.
public struct KitWarning {
    public let rule: String
    public let text: String
    public let help: String
    /// The program's call or assignment that broke the rule, if one is running.
    public let place: Span?
    /// The object that the warning is about, if the listener needs it.
    public let object: AnyObject?

    public init(rule: String, text: String, help: String, place: Span?, object: AnyObject? = nil) {
        (self.rule, self.text, self.help, self.place, self.object) = (rule, text, help, place, object)
    }

    /// Called with each warning. Set by the host that shows them.
    public static var onKitWarning: ((KitWarning) -> Void)? {
        get { ProgramHost.here.onKitWarning }
        set { ProgramHost.here.onKitWarning = newValue }
    }
}

/// A native, because Swift code of the library cannot read the position of the program's call.
func addRemarkModule(_ t: inout NativeModule) {
    t.many("_KitWarning.say(_:_:_:_:)") { a in
        KitWarning.onKitWarning?(
            KitWarning(
                rule: a[0].asString, text: a[1].asString, help: a[2].asString, place: Host.stages.moduleSite,
                object: a[3].optional.flatMap(held)))
        return .unit
    }
    t.many("_KitWarning.stop(_:_:)") { a in throw Trap(a[0].asString, a[1].asString) }
}

/// Returns the object inside existentials.
private func held(_ value: Value) -> AnyObject? {
    guard case .object(let object) = value else { return nil }
    return (object as? AnyBox).map { held($0.value) } ?? object
}
