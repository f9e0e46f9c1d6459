import Export
import SessionCore
import Timeline

extension ReplSession {
    package func setDrawing(width: Int?, theme: String?, isAnimated: Bool) {
        drawingStyle = DrawingStyle(width: width, theme: theme, isAnimated: isAnimated)
    }
}

extension ProgramRun {
    package mutating func setDrawing(width: Int?, theme: String?, isAnimated: Bool, showsThreads: Bool) {
        drawingStyle = DrawingStyle(width: width, theme: theme, isAnimated: isAnimated)
        drawingStyle.showsExecutors = showsThreads
    }
}

extension TraceTask {
    package mutating func setDrawing(width: Int?, theme: String?, isAnimated: Bool) {
        drawingStyle = DrawingStyle(width: width, theme: theme, isAnimated: isAnimated)
    }
}
