import Rill

/// Computes the times at which the shapes of an animated drawing appear. There is no script: each of 100 moments has
/// CSS keyframes. After the last event, the animation pauses and then repeats.
struct DrawingAnimation {
    /// The percentage of a cycle during which events appear.
    private static let playingPercent = 80
    private static let stepSeconds = 0.7

    private let stepByEvent: [Int: Int]
    private let cycleSeconds: Double
    private let classPrefix: String

    init(_ marks: [Track.Mark], isSteps: Bool, classPrefix: String) {
        self.classPrefix = classPrefix
        func time(_ mark: Track.Mark) -> Double { isSteps ? Double(mark.step) : Double(mark.time) / 1e9 }
        let begin = marks.map(time).min() ?? 0
        let span = (marks.map(time).max() ?? 0) - begin
        let length = isSteps ? span * DrawingAnimation.stepSeconds : span
        // The animation runs at real speed, unless it would be shorter than 2 seconds or longer than 12.
        cycleSeconds = min(12, max(2, length)) * 100 / Double(DrawingAnimation.playingPercent)
        var moments: [Int: Int] = [:]
        for mark in marks {
            let part = span > 0 ? (time(mark) - begin) / span : 0
            moments[mark.number] = 1 + Int.saturating(part * Double(DrawingAnimation.playingPercent - 1))
        }
        self.stepByEvent = moments
    }

    /// Returns the CSS class of the shapes that appear with an event.
    func className(of number: Int) -> String { "\(classPrefix)\(stepByEvent[number] ?? 1)" }

    var css: String {
        let frames = Set(stepByEvent.values).union([1]).sorted().map { moment in
            "@keyframes \(classPrefix)\(moment){0%{opacity:0}\(moment)%{opacity:1}100%{opacity:1}}"
                + ".\(classPrefix)\(moment){animation:\(classPrefix)\(moment) \(tenthsText(cycleSeconds))s step-end infinite}"
        }
        return frames.joined() + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    }

    private func tenthsText(_ value: Double) -> String {
        let tenths = Int.saturating(value * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
