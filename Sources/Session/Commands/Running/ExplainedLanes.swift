import Export
import StyledText
import Timeline

/// Shows the chains of lanes stage by stage, in one picture. A picture that is taller than three screens is split into
/// several with the same clock.
struct ExplainedLanes {
    /// The maximum number of rows in a picture after splitting.
    private static let mostRows = 60

    private let title: String
    private let wholePicture: Picture
    /// Returns the parts of a picture that does not fit; nil for one lane.
    private var makeSmallerParts: (((Picture) -> Bool) -> [(title: String, picture: Picture)])?

    init(_ picture: Picture, title: String) { (wholePicture, self.title) = (picture, title) }

    /// - Parameter remarks: The sentences below the last picture.
    init(_ lanes: [Timeline.Lane.ID], in recording: Recording, title: String, remarks: [String] = []) {
        self.title = title
        var whole = Picture.chains(lanes, in: recording)
        whole.remarks += remarks
        self.wholePicture = whole
        guard lanes.count > 1 else { return }
        makeSmallerParts = { fits in
            let made = Picture.chains(parts: lanes, in: recording, mostRows: Self.mostRows, fits: fits)
            var parts = made.map { (title: ExplainedLanes.title(of: $0.lanes, in: recording), picture: $0.picture) }
            parts[parts.count - 1].picture.remarks += remarks
            return parts
        }
    }

    private static func title(of lanes: [Timeline.Lane.ID], in recording: Recording) -> String {
        let names = lanes.compactMap { recording.lane($0)?.name }
        return names.count > 2 ? "\(names[0]), …, \(names[names.count - 1])" : names.joined(separator: ", ")
    }

    private func fittingParts(_ fits: @escaping (Picture) -> Bool) -> [(title: String, picture: Picture)] {
        guard let makeSmallerParts, !fits(wholePicture) else { return [] }
        return makeSmallerParts(fits)
    }

    func lines(_ style: PictureStyle) -> [StyledText] {
        let parts = fittingParts { $0.fits(style) }
        if parts.count < 2 { return wholePicture.lines(style) }
        return parts.flatMap { [StyledText(escapingControls($0.title) + ":")] + $0.picture.lines(style) }
    }

    func table(width: Int, ellipsis: String) -> [StyledText] {
        wholePicture.eventTable(width: width, ellipsis: ellipsis)
    }

    func svg(_ style: DrawingStyle) -> String {
        let parts = fittingParts { $0.fits(style) }
        if parts.count < 2 { return wholePicture.svg(title: title, style) }
        return Picture.svg(of: parts, title: title, style)
    }
}
