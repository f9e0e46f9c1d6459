import Diagnostics
import Language
import Library
import Listening
import Rill
import Runtime
import Timeline
import TypeModel

/// An event of a running program. One stream carries all kinds of events, so that there is only one hook.
package enum SessionEvent {
    /// The body of an entry has started.
    case bodyBegan
    /// An expression statement at the top level has a value.
    case result(VariableSymbol, Value, RuntimeType)
    case printed(String)
    /// The recorder has recorded an event.
    case recorded(Timeline.Event)
    /// A call has sent an event while the same source was still delivering another one.
    case nestedSend(by: Span?)
    /// An error has reached a subscription that has no handler for errors and was made by this call.
    case unhandledError(Span)
    /// The program has broken a rule of a library module written in Swift.
    case warning(KitWarning)
    /// Access to the network or to a file was refused; the value is a sentence for the user.
    case refusedAccess(String)
}

extension Interpreter {
    /// Makes this program current in the process and passes its events to `handle`. `recorder` is nil if no events are
    /// recorded.
    package func install(_ recorder: Recorder?, style: RunStyle, handle: @escaping (SessionEvent) -> Void) {
        install()
        onStart = { handle(.bodyBegan) }
        onResult = { handle(.result($0, $1, $2)) }
        requests.onRefusal = { handle(.refusedAccess(NetworkAccessMessage.text)) }
        files.onRefusal = { handle(.refusedAccess(PathMessages.notFileMessage($0, isWriting: $1))) }
        files.onMissingFolder = { handle(.refusedAccess(PathMessages.missingFolderMessage($0, used: $1))) }
        files.onFullScratch = { handle(.refusedAccess(PathMessages.fullDiskMessage($0))) }
        KitWarning.onKitWarning = { handle(.warning($0)) }
        // Unhandled errors of a plain program go to the engine's handler.
        if style != .program { RxHooks.onUnhandledError = { handle(.unhandledError($0)) } }
        recorder?.onEvent = { handle(.recorded($0)) }
        recorder?.install()
        guard style == .prompt else { return }
        // Overrides the flag set by the recorder.
        Host.stages.recordsSends = true
        world.onNestedSend = { handle(.nestedSend(by: Host.stages.sendSite ?? Host.stages.callSite)) }
    }
}
