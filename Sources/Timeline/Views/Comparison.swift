/// A diagram of two lanes, with their first difference.
public struct Comparison {
    public let picture: Picture
    /// A sentence such as `first difference at 1.100 s: A sends "a3", B nothing`.
    public let verdict: String
    /// The index and the time of the first difference; nil if the lanes are equal.
    public let difference: (index: Int, time: Int64)?

    public init(_ first: Lane.ID, _ second: Lane.ID, in recording: Recording) {
        self.init(Picture(of: recording, lanes: [first, second]), names: ("A", "B"))
    }

    /// Compares two rows; the names are for the sentence.
    ///
    /// - Parameters:
    /// - comparesTimes: true if equal events at different times count as different.
    /// - verb: the verb between a row's name and its value, in sentences.
    public init(
        _ rows: Picture, names: (String, String), comparesTimes: Bool = true, verb: String = "sends"
    ) {
        var picture = rows
        let begin = picture.tracks.flatMap { $0.marks.lazy.map(\.time) }.min() ?? 0
        let isTimed = Set(picture.tracks.flatMap { $0.marks.lazy.map(\.time) }).count > 2
        Comparison.numberStepsPerRow(&picture)
        let sides = picture.tracks.map { $0.marks.filter { $0.kind != .subscribed } }
        let difference =
            sides.count == 2 ? Comparison.firstDifference(sides[0], sides[1], comparesTimes: comparesTimes) : nil
        verdict =
            difference.map { Comparison.verdictText($0, begin, isTimed && comparesTimes, names, comparesTimes, verb) }
            ?? "no difference"
        self.difference = difference.map { ($0.index, $0.time) }
        for track in picture.tracks.indices {
            guard let mark = difference.map({ track == 0 ? $0.first : $0.second }) ?? nil,
                mark.time == difference?.time || !comparesTimes
            else { continue }
            let place = picture.tracks[track].marks.firstIndex {
                $0.kind == mark.kind && $0.number == mark.number && $0.time == mark.time
            }
            if let place { picture.tracks[track].marks[place].isPointedAt = true }
        }
        picture.remarks.append(verdict)
        self.picture = picture
    }

    /// If no virtual time passes, the rows ran one after the other, so each row has steps of its own.
    static func numberStepsPerRow(_ picture: inout Picture) {
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

    private static func firstDifference(
        _ a: [Track.Mark], _ b: [Track.Mark], comparesTimes: Bool
    ) -> Difference? {
        let index = (0..<max(a.count, b.count)).first { !isSameMark(a, b, at: $0, comparesTimes: comparesTimes) }
        guard let index else { return nil }
        return Difference(index: index, first: a.dropFirst(index).first, second: b.dropFirst(index).first)
    }

    private static func verdictText(
        _ difference: Difference, _ begin: Int64, _ isTimed: Bool, _ names: (String, String), _ comparesTimes: Bool,
        _ verb: String
    ) -> String {
        let when = isTimed ? "at \(secondsText(difference.time - begin)) s" : "in event \(difference.index + 1)"
        let time = comparesTimes ? difference.time : nil
        let (left, right) = (sentence(difference.first, at: time, verb), sentence(difference.second, at: time, verb))
        return "first difference \(when): \(names.0) \(left), \(names.1) \(right)"
    }

    private static func isSameMark(
        _ a: [Track.Mark], _ b: [Track.Mark], at index: Int, comparesTimes: Bool
    ) -> Bool {
        guard index < a.count, index < b.count, !comparesTimes || a[index].time == b[index].time else { return false }
        return a[index].kind == b[index].kind && a[index].text == b[index].text
    }

    private static func sentence(_ mark: Track.Mark?, at time: Int64?, _ verb: String) -> String {
        guard let mark, time == nil || mark.time == time else { return "nothing" }
        switch mark.kind {
        case .next: return "\(verb) \(mark.text)"
        case .error: return "fails: \(mark.text)"
        case .completed: return "completes"
        case .disposed: return "is disposed"
        case .held, .subscribed: return "nothing"
        }
    }
}

extension Comparison {
    /// Returns the part of the diagram around the first difference: a few events before it and after it.
    public func aroundDifference(before: Int = 6, after: Int = 4) -> Picture {
        guard let difference else { return picture }
        var picture = picture
        let first = max(0, difference.index - before)
        for track in picture.tracks.indices {
            let marks = picture.tracks[track].marks.filter { $0.kind != .subscribed }
            // If a row has started before this part, its subscription is not shown.
            let isWhole = first == 0 && marks.count <= difference.index + after + 1
            if !isWhole { picture.tracks[track].marks = Array(marks.dropFirst(first).prefix(before + after + 1)) }
        }
        if first > 0 { picture.remarks.insert("the first \(first) events are the same", at: 0) }
        return picture
    }
}
