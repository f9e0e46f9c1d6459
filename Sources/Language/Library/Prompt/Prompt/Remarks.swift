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
        var object: AnyObject?
        if let value = a[3].optional, case .object(let held) = value { object = held }
        Remark.onRemark?(
            Remark(
                rule: a[0].asString, text: a[1].asString, help: a[2].asString, place: StageHook.moduleSite,
                object: object))
        return .unit
    }
}
