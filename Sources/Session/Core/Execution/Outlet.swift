import Assist
import StyledText
import Timeline

/// The destination of output: a sink, its format, and the column at which its current line ends.
package struct Outlet {
    package var sink: OutputSink?
    package var presentation: Presentation
    package var view: LineView
    package var isAtLineStart = true

    package init(_ sink: OutputSink?, _ presentation: Presentation, showsSubscribed: Bool = false) {
        (self.sink, self.presentation) = (sink, presentation)
        view = LineView(style: presentation.lineStyle(showsSubscribed: showsSubscribed))
    }
}

extension ReplSession {
    package var presentation: Presentation {
        get { outlet.presentation }
        set {
            guard newValue != outlet.presentation else { return }
            outlet.presentation = newValue
            refreshStyle()
        }
    }

    package var view: LineView {
        get { outlet.view }
        _modify { yield &outlet.view }
    }

    package var isAtLineStart: Bool {
        get { outlet.isAtLineStart }
        set { outlet.isAtLineStart = newValue }
    }

    /// Runs a body while another outlet receives the output.
    package func writing(to other: Outlet, _ body: () -> Void) {
        let before = outlet
        outlet = other
        body()
        outlet = before
    }
}
