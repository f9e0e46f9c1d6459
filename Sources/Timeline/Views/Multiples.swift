/// Variants of a chain below each other, on the same input: marks point at what the first variant does not send.
public struct Multiples {
    public let picture: Picture

    /// - Parameters:
    ///   - rows: a row for each input, then one for each variant.
    ///   - inputs: how many rows are inputs.
    public init(_ rows: Picture, inputs: Int) {
        var picture = rows
        Comparison.countOwnSteps(&picture)
        let variants = Array(picture.tracks.dropFirst(inputs))
        guard let first = variants.first else {
            self.picture = picture
            return
        }
        let isTimed = Set(variants.flatMap { $0.marks.map(\.time) }).count > 2
        let known = Set(Multiples.signals(of: first, isTimed).map(\.text))
        for index in picture.tracks.indices.dropFirst(inputs + 1) {
            for signal in Multiples.signals(of: picture.tracks[index], isTimed) where !known.contains(signal.text) {
                picture.tracks[index].marks[signal.mark].isPointedAt = true
            }
        }
        picture.remarks += Multiples.remarks(variants, isTimed)
        self.picture = picture
    }

    /// One sentence for each variant that differs from the first one, and for each that sends what an earlier one sends.
    private static func remarks(_ variants: [Track], _ isTimed: Bool) -> [String] {
        var remarks: [String] = []
        var seen: [(label: String, signals: [String])] = []
        for variant in variants {
            let own = signals(of: variant, isTimed).map(\.text)
            if let same = seen.first(where: { $0.signals == own }) {
                remarks.append("\(name(of: variant)) sends the same as \(same.label)")
            } else if let first = seen.first {
                let pair = Picture(tracks: [variants[0], variant])
                remarks.append(Comparison(pair, names: (first.label, name(of: variant))).verdict)
            }
            seen.append((name(of: variant), own))
        }
        return remarks
    }

    /// The label in a sentence, where the comma of several values would look like one of the sentence.
    private static func name(of track: Track) -> String {
        track.label.contains(", ") ? "(\(track.label))" : track.label
    }

    /// The marks that are no subscription, by index, with time, kind and value. Where no time passes the place in the row
    /// counts in its stead.
    private static func signals(of track: Track, _ isTimed: Bool) -> [(mark: Int, text: String)] {
        var signals: [(mark: Int, text: String)] = []
        for (index, mark) in track.marks.enumerated() {
            switch mark.kind {
            case .next, .error, .completed:
                signals.append((index, "\(isTimed ? mark.time : Int64(signals.count)) \(mark.kind) \(mark.text)"))
            case .subscribed, .held, .disposed: break
            }
        }
        return signals
    }
}
