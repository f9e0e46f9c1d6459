import Diagnostics
import Language
import Library
import Listening
import Rill
import Runtime
import Timeline
import TypeModel

/// An event of a running program. One stream carries all kinds, instead of one hook for each.
package enum SessionEvent {
    /// The body of an entry starts.
    case began
    /// The value of a bare expression.
    case result(VariableSymbol, Value, RuntimeType)
    case printed(String)
    /// A recorded event with its cause.
    case recorded(Timeline.Event)
    /// An event was sent by this call while the same source was still delivering one.
    case nestedSend(by: Span?)
    /// An error reached a subscription without a handler, made by this call.
    case unhandledError(Span)
    /// A rule of a library module written in Swift was broken.
    case warning(KitWarning)
    /// Access to the network or a file was refused; the sentence for the user.
    case refusedAccess(String)
}

extension Interpreter {
    /// Makes this program current in the process and passes its events to `handle`. `recorder` is nil if nothing is
    /// recorded.
    package func install(_ recorder: Recorder?, style: RunStyle, handle: @escaping (SessionEvent) -> Void) {
        install()
        onStart = { handle(.began) }
        onResult = { handle(.result($0, $1, $2)) }
        requests.onRefusal = { handle(.refusedAccess(ClosedNetwork.text)) }
        files.onRefusal = { handle(.refusedAccess(RefusedPath.text($0, isWriting: $1))) }
        files.onMissingFolder = { handle(.refusedAccess(RefusedPath.missing($0, used: $1))) }
        files.onFullScratch = { handle(.refusedAccess(RefusedPath.full($0))) }
        KitWarning.onKitWarning = { handle(.warning($0)) }
        // Unhandled errors of a plain program go to the engine's handler.
        if style != .program { RxHooks.onUnhandled = { handle(.unhandledError($0)) } }
        recorder?.onEvent = { handle(.recorded($0)) }
        recorder?.install()
        guard style == .prompt else { return }
        // Overrides the flag set by the recorder.
        Host.stages.notesSends = true
        world.onNestedSend = { handle(.nestedSend(by: Host.stages.sendSite ?? Host.stages.callSite)) }
    }
}
