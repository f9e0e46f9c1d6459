/// Two lanes beside each other, and the first thing in which they differ.
public struct Comparison {
    public let picture: Picture
    /// `first difference at 1.100 s: A sends "a3", B nothing`
    public let verdict: String

    public init(_ first: Lane.ID, _ second: Lane.ID, in recording: Recording) {
        var picture = Picture(of: recording, lanes: [first, second])
        let begin = picture.tracks.flatMap { $0.marks.lazy.map(\.time) }.min() ?? 0
        let isTimed = Set(picture.tracks.flatMap { $0.marks.lazy.map(\.time) }).count > 2
        // Where no time passes they have run one after the other: the steps of each are its own.
        for track in picture.tracks.indices {
            let first = picture.tracks[track].marks.first?.step ?? 0
            for mark in picture.tracks[track].marks.indices { picture.tracks[track].marks[mark].step -= first }
        }
        let sides = picture.tracks.map { $0.marks.filter { $0.kind != .subscribed } }
        verdict = sides.count == 2 ? Comparison.verdict(sides[0], sides[1], begin, isTimed) : ""
        picture.remarks.append(verdict)
        self.picture = picture
    }

    private static func verdict(_ a: [Track.Mark], _ b: [Track.Mark], _ begin: Int64, _ isTimed: Bool) -> String {
        let count = max(a.count, b.count)
        guard let index = (0..<count).first(where: { !isSame(a, b, at: $0) }) else { return "no difference" }
        let (first, second) = (a.dropFirst(index).first, b.dropFirst(index).first)
        let time = [first?.time, second?.time].compactMap { $0 }.min() ?? begin
        let when = isTimed ? "at \(secondsText(time - begin)) s" : "in event \(index + 1)"
        let (left, right) = (said(first, at: time), said(second, at: time))
        return "first difference \(when): A \(left), B \(right)"
    }

    private static func isSame(_ a: [Track.Mark], _ b: [Track.Mark], at index: Int) -> Bool {
        guard index < a.count, index < b.count else { return false }
        return a[index].kind == b[index].kind && a[index].time == b[index].time && a[index].text == b[index].text
    }

    private static func said(_ mark: Track.Mark?, at time: Int64) -> String {
        guard let mark, mark.time == time else { return "nothing" }
        switch mark.kind {
        case .next: return "sends \(mark.text)"
        case .error: return "fails: \(mark.text)"
        case .completed: return "completes"
        case .disposed: return "is disposed"
        case .held, .subscribed: return "nothing"
        }
    }
}
