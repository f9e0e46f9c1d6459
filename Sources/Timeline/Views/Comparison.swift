/// Two lanes side by side, with their first difference.
public struct Comparison {
    public let picture: Picture
    /// `first difference at 1.100 s: A sends "a3", B nothing`
    public let verdict: String

    public init(_ first: Lane.ID, _ second: Lane.ID, in recording: Recording) {
        self.init(Picture(of: recording, lanes: [first, second]), names: ("A", "B"))
    }

    /// Creates a comparison of two rows with names for the sentence.
    public init(_ rows: Picture, names: (String, String)) {
        var picture = rows
        let begin = picture.tracks.flatMap { $0.marks.lazy.map(\.time) }.min() ?? 0
        let isTimed = Set(picture.tracks.flatMap { $0.marks.lazy.map(\.time) }).count > 2
        Comparison.countOwnSteps(&picture)
        let sides = picture.tracks.map { $0.marks.filter { $0.kind != .subscribed } }
        let difference = sides.count == 2 ? Comparison.firstDifference(sides[0], sides[1]) : nil
        verdict = difference.map { Comparison.verdict($0, begin, isTimed, names) } ?? "no difference"
        for track in picture.tracks.indices {
            guard let mark = difference.map({ track == 0 ? $0.first : $0.second }) ?? nil, mark.time == difference?.time
            else { continue }
            let place = picture.tracks[track].marks.firstIndex {
                $0.kind == mark.kind && $0.number == mark.number && $0.time == mark.time
            }
            if let place { picture.tracks[track].marks[place].isPointedAt = true }
        }
        picture.remarks.append(verdict)
        self.picture = picture
    }

    /// Where no time passes rows have run one after the other: the steps of each are its own.
    static func countOwnSteps(_ picture: inout Picture) {
        for track in picture.tracks.indices {
            let first = picture.tracks[track].marks.first?.step ?? 0
            for mark in picture.tracks[track].marks.indices { picture.tracks[track].marks[mark].step -= first }
        }
    }

    private struct Difference {
        var index: Int
        var first: Track.Mark?
        var second: Track.Mark?
        /// The time of the first difference.
        var time: Int64 { [first?.time, second?.time].compactMap { $0 }.min() ?? 0 }
    }

    private static func firstDifference(_ a: [Track.Mark], _ b: [Track.Mark]) -> Difference? {
        guard let index = (0..<max(a.count, b.count)).first(where: { !isSame(a, b, at: $0) }) else { return nil }
        return Difference(index: index, first: a.dropFirst(index).first, second: b.dropFirst(index).first)
    }

    private static func verdict(
        _ difference: Difference, _ begin: Int64, _ isTimed: Bool, _ names: (String, String)
    ) -> String {
        let when = isTimed ? "at \(secondsText(difference.time - begin)) s" : "in event \(difference.index + 1)"
        let (left, right) = (said(difference.first, at: difference.time), said(difference.second, at: difference.time))
        return "first difference \(when): \(names.0) \(left), \(names.1) \(right)"
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
