/// Draws variants of a chain, one below the other, on the same input. Pointers mark events that the first variant does
/// not send.
public struct VariantPicture {
    public let picture: Picture

    /// - Parameters:
    ///   - rows: a row for each input, then a row for each variant.
    ///   - inputs: the number of rows that are inputs.
    public init(_ rows: Picture, inputs: Int) {
        var picture = rows
        Comparison.numberStepsPerRow(&picture)
        let variants = Array(picture.tracks.dropFirst(inputs))
        guard let first = variants.first else {
            self.picture = picture
            return
        }
        let isTimed = Set(variants.flatMap { $0.marks.map(\.time) }).count > 2
        let known = Set(VariantPicture.signalMarks(of: first, isTimed).map(\.text))
        for index in picture.tracks.indices.dropFirst(inputs + 1) {
            for signal in VariantPicture.signalMarks(of: picture.tracks[index], isTimed)
            where !known.contains(signal.text) {
                picture.tracks[index].marks[signal.mark].isPointedAt = true
            }
        }
        picture.remarks += VariantPicture.remarks(variants, isTimed)
        self.picture = picture
    }

    /// Returns a sentence for each variant that differs from the first one, and one for each that equals an earlier
    /// variant.
    private static func remarks(_ variants: [Track], _ isTimed: Bool) -> [String] {
        var remarks: [String] = []
        var seen: [(label: String, signals: [String])] = []
        for variant in variants {
            let own = signalMarks(of: variant, isTimed).map(\.text)
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

    /// Returns the label for use in a sentence. If it contains a comma, it is put in parentheses.
    private static func name(of track: Track) -> String {
        track.label.contains(", ") ? "(\(track.label))" : track.label
    }

    /// Returns the indices of the marks that are no subscriptions, with time, kind and value. If no virtual time
    /// passes, the position in the row replaces the time.
    private static func signalMarks(of track: Track, _ isTimed: Bool) -> [(mark: Int, text: String)] {
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
