import Assist
import StyledText
import Timeline

/// The destination of output: a sink, its format, and the column at which its current line ends.
package struct OutputDestination {
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
        get { outputDestination.presentation }
        set {
            guard newValue != outputDestination.presentation else { return }
            outputDestination.presentation = newValue
            refreshStyle()
        }
    }

    package var view: LineView {
        get { outputDestination.view }
        _modify { yield &outputDestination.view }
    }

    package var isAtLineStart: Bool {
        get { outputDestination.isAtLineStart }
        set { outputDestination.isAtLineStart = newValue }
    }

    /// Runs a body while another outlet receives the output.
    package func writing(to other: OutputDestination, _ body: () -> Void) {
        let before = outputDestination
        outputDestination = other
        body()
        outputDestination = before
    }
}
