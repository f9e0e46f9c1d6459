import Assist
import Export
import Language
import Library
import SessionCore
import Timeline

/// Drawings for the library's documentation: the example of each operator is run and drawn stage by stage.
package enum Gallery {
    package struct Drawing {
        /// The name of the file, such as `debounce`, or `buffer-timeSpan-count-scheduler` for another overload.
        package var name: String
        /// `debounce(_:scheduler:)`
        package var title: String
        /// A short description.
        package var summary: String
        package var svg: String
        var picture: Picture
    }

    /// Returns a drawing for each operator that has an example, sorted by name.
    package static func allDrawings() -> [Drawing] {
        let index = DocIndex.shared
        var seen: Set<String> = []
        var names: Set<String> = []
        var drawings: [Drawing] = []
        for entry in index.reactiveEntryIndices.map({ index.entries[$0] }) where !entry.isDeprecated && !entry.isType {
            guard let example = entry.exampleWithDiagram, seen.insert(example.program).inserted,
                var drawing = drawing(of: entry)
            else { continue }
            if !names.insert(drawing.name).inserted {
                drawing.name = ([entry.name] + entry.labels.filter { $0 != "_" && !$0.isEmpty }).joined(separator: "-")
                guard names.insert(drawing.name).inserted else { continue }
            }
            drawings.append(drawing)
        }
        return drawings.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }

    /// Returns the drawing for a name; nil if its documentation has no diagram.
    package static func drawing(of name: String) -> Drawing? {
        DocIndex.shared.entries(named: name).lazy.compactMap { drawing(of: $0) }.first
    }

    private static func drawing(of entry: DocIndex.Entry) -> Drawing? {
        guard let example = entry.exampleWithDiagram, let picture = example.picture() else { return nil }
        let code = example.code.map(\.trimmingSpaces).joined(separator: " ")
        var style = DrawingStyle()
        style.isAnimated = true
        return Drawing(
            name: entry.name, title: entry.title, summary: entry.summary,
            svg: Picture.svg(of: [(title: code, picture: picture)], title: code, style), picture: picture)
    }
}

extension DocIndex.Entry {
    fileprivate var exampleWithDiagram: Documentation.Example? { documentation.examples.first { $0.result != nil } }
}

extension Documentation.Example {
    /// Runs the last expression of the code in a session of its own; returns nil if it is not an observable.
    fileprivate func picture() -> Picture? {
        var options = RunConfiguration()
        options.style = .snippet
        let session = ReplSession(options: options)
        defer { session.close() }
        session.outputLevel = .silent
        let (setup, expression) = setupAndExpression
        for entry in [setup, expression] { _ = session.submit(entry, at: 0, to: HeldOutput()) }
        guard let lane = session.program?.watches.last?.lane, let recording = session.recording,
            var picture = Picture.chains(lane, in: recording)
        else { return nil }
        var names = Dictionary(grouping: lanes) { "cold(\"\($0.marbles)\")" }.mapValues { $0.map(\.name) }
        for index in picture.tracks.indices {
            // A letter is the name of an inner observable, which is a lane of its own.
            let inner = recording.lane(Timeline.Lane.ID(Int32(picture.tracks[index].laneID))).flatMap {
                $0.parent == nil ? nil : $0.sourceCode
            }
            let label = inner ?? picture.tracks[index].label
            guard let name = names[label]?.first else { continue }
            picture.tracks[index].label = name
            if names[label]!.count > 1 { names[label]!.removeFirst() }
        }
        return picture
    }
}
