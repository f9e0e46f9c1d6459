import Rill

/// Computes the times at which the shapes of an animated drawing appear. There is no script: each of 100 moments has
/// CSS keyframes. After the last event, the animation pauses and then repeats.
struct DrawingAnimation {
    /// The percentage of a cycle during which events appear.
    private static let playing = 80
    private static let stepSeconds = 0.7

    private let moments: [Int: Int]
    private let seconds: Double
    private let prefix: String

    init(_ marks: [Track.Mark], isSteps: Bool, prefix: String) {
        self.prefix = prefix
        func time(_ mark: Track.Mark) -> Double { isSteps ? Double(mark.step) : Double(mark.time) / 1e9 }
        let begin = marks.map(time).min() ?? 0
        let span = (marks.map(time).max() ?? 0) - begin
        let length = isSteps ? span * DrawingAnimation.stepSeconds : span
        // The animation runs at real speed, unless it would be shorter than 2 seconds or longer than 12.
        seconds = min(12, max(2, length)) * 100 / Double(DrawingAnimation.playing)
        var moments: [Int: Int] = [:]
        for mark in marks {
            let part = span > 0 ? (time(mark) - begin) / span : 0
            moments[mark.number] = 1 + Int.saturating(part * Double(DrawingAnimation.playing - 1))
        }
        self.moments = moments
    }

    /// Returns the CSS class of the shapes that appear with an event.
    func name(of number: Int) -> String { "\(prefix)\(moments[number] ?? 1)" }

    var css: String {
        let frames = Set(moments.values).union([1]).sorted().map { moment in
            "@keyframes \(prefix)\(moment){0%{opacity:0}\(moment)%{opacity:1}100%{opacity:1}}"
                + ".\(prefix)\(moment){animation:\(prefix)\(moment) \(tenths(seconds))s step-end infinite}"
        }
        return frames.joined() + "@media(prefers-reduced-motion:reduce){g{animation:none!important}}"
    }

    private func tenths(_ value: Double) -> String {
        let tenths = Int.saturating(value * 10)
        return "\(tenths / 10).\(tenths % 10)"
    }
}
