import Diagnostics
import Runtime

/// A warning for the author of a program: the program breaks a rule of the engine or of a library module written in
/// Swift (the app kit), but continues.
public struct KitWarning {
    public let rule: String
    public let text: String
    public let help: String
    /// The position of the program's call or assignment that broke the rule; nil if none is running.
    public let span: Span?
    /// The object to which the warning refers, for listeners that need it.
    public let object: AnyObject?

    public init(rule: String, text: String, help: String, span: Span?, object: AnyObject? = nil) {
        (self.rule, self.text, self.help, self.span, self.object) = (rule, text, help, span, object)
    }

    /// The closure is called with each warning. The host that shows the warnings sets it.
    public static var onKitWarning: ((KitWarning) -> Void)? {
        get { ProgramHost.currentHost.onKitWarning }
        set { ProgramHost.currentHost.onKitWarning = newValue }
    }
}

/// A warning is a native function, because Swift code of the library cannot read the position of the program's call.
func addKitWarningModule(_ t: inout NativeModule) {
    t.many("_KitWarning.say(_:_:_:_:)") { a in
        KitWarning.onKitWarning?(
            KitWarning(
                rule: a[0].asString, text: a[1].asString, help: a[2].asString, span: Host.stages.moduleSite,
                object: a[3].asOptional.flatMap(unboxedObject)))
        return .unit
    }
    t.many("_KitWarning.stop(_:_:)") { a in throw Trap(a[0].asString, a[1].asString) }
}

/// Returns the object inside existentials.
private func unboxedObject(_ value: Value) -> AnyObject? {
    guard case .object(let object) = value else { return nil }
    return (object as? AnyBox).map { unboxedObject($0.value) } ?? object
}
