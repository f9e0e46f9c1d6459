import Diagnostics
import Runtime

/// What a module in plain Swift has to say to whoever wrote the program: a rule that was broken, though nothing stops.
public struct Remark {
    public let rule: String
    public let text: String
    public let help: String
    /// The call or the assignment that has brought it about, where one is under way.
    public let place: Span?
    /// The object that it is about, where that matters to who tells it.
    public let object: AnyObject?

    /// Told of each; whoever shows them installs itself here.
    public static var onRemark: ((Remark) -> Void)? {
        get { ProgramHost.here.onRemark }
        set { ProgramHost.here.onRemark = newValue }
    }
}

/// The place of a call is what no program can ask for.
func remarkTopic(_ t: inout Topic) {
    t.many("_Remark.say(_:_:_:_:)") { a in
        Remark.onRemark?(
            Remark(
                rule: a[0].asString, text: a[1].asString, help: a[2].asString, place: StageHook.moduleSite,
                object: a[3].optional.flatMap(held)))
        return .unit
    }
}

/// The object itself, whatever it stands in.
private func held(_ value: Value) -> AnyObject? {
    guard case .object(let object) = value else { return nil }
    return (object as? AnyBox).map { held($0.value) } ?? object
}
