import Assist
import Export
import SessionCore
import Timeline

/// A format of `:export FILE`, selected by the file extension.
struct ExportForm {
    var fileExtension: String
    var description: String
    var text: (ReplSession) -> String
    /// The part of the session to export, if the description of the format names alternatives.
    var appKind: (ReplSession) -> String? = { _ in nil }

    static let allForms = [
        ExportForm(fileExtension: ".txt", description: "the timeline") { $0.timelineText() },
        ExportForm(fileExtension: ".json", description: "the events, one per line") { session in
            session.recording?.jsonLines(printed: session.program?.printLog.lines ?? []).map { $0 + "\n" }.joined()
                ?? ""
        },
        ExportForm(
            fileExtension: "app.svg",
            description:
                "the screen of the app as a picture; with times, as in ':export app.svg 0.5s 2s', at these instants"
        ) { AppPictures("app.svg")?.svgText($0) ?? "" },
        ExportForm(fileExtension: "app-dark.svg", description: "the same in the dark") {
            AppPictures("app-dark.svg")?.svgText($0) ?? ""
        },
        ExportForm(fileExtension: ".svg", description: "the marble diagram of the last output") { $0.drawing(of: nil) },
        ExportForm(fileExtension: "deck.html", description: "slides of your entries with their diagrams, for a talk") {
            HTMLDeck($0.exportModel(), style: $0.drawingStyle).htmlText()
        },
        ExportForm(fileExtension: ".html", description: "a page with your entries, their diagrams and a time slider") {
            HTMLPage($0.exportModel(), style: $0.drawingStyle).htmlText()
        },
        ExportForm(
            fileExtension: ".md", description: "the notes of a lesson, or the entries with the timeline",
            text: { $0.guide?.notes ?? $0.sessionNotes() },
            appKind: { $0.guide?.notes == nil ? "the entries with the timeline" : "the notes of the lesson" }),
    ]

    static func of(_ path: String) -> ExportForm? { allForms.first { path.hasSuffix($0.fileExtension) } }

    static var fileExtensions: String {
        let names = allForms.map(\.fileExtension)
        return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }
}

let exportCommand = Command(
    name: "export", usage: "FILE [TIME…] | --package DIR", topic: .session,
    summary: "exports the session; the extension of FILE selects the format",
    details: ExportForm.allForms.map { "\($0.fileExtension): \($0.description)." }.joined(separator: " ")
        + " --package: a Swift package that runs the session, with its expected output.",
    argument: ArgumentDescription(kind: .file),
    run: { session, argument in
        if argument.hasPrefix("--package") {
            let folder = argument.dropFirst("--package".count).trimmingSpaces
            guard !folder.isEmpty else {
                throw ArgumentError("--package and a folder")
            }
            return try session.exportPackage(folder)
        }
        if let pictures = AppPictures(argument) {
            session.catchUpWithWall()
            let (text, file) = (pictures.svgText(session), pictures.file)
            return try session.writeFile(text, in: file, "wrote \(file): \(pictures.description)")
        }
        guard let form = ExportForm.of(argument) else {
            throw ArgumentError("a file ending in \(ExportForm.fileExtensions)")
        }
        session.catchUpWithWall()
        let meaning = form.appKind(session) ?? form.description
        try session.writeFile(form.text(session), in: argument, "wrote \(argument): \(meaning)")
    })

extension ReplSession {
    fileprivate func exportPackage(_ folder: String) throws {
        guard !journal.entries.isEmpty else { throw CommandError("nothing to write yet") }
        catchUpWithWall()
        guard
            Files.names(in: folder, beginningWith: "").isEmpty
                || Files.names(in: folder, beginningWith: "Expected.txt") != []
        else { throw CommandError("\(folder) is not empty; name a new folder") }
        let package = try PackageExport(of: self)
        try package.write(to: folder)
        let lines = package.expectedOutput.split(separator: "\n").count
        report("(wrote \(folder): a package whose program prints \(countText(lines, "line")), see README.md)", .dim)
    }

    /// Returns all recorded events as lines in the form for a pipe, which shortens nothing.
    fileprivate func timelineText() -> String {
        guard let recording else { return "" }
        var style = Presentation(isTerminal: false, width: 100, isUnicode: presentation.isUnicode).lineStyle(
            showsSubscribed: true)
        style.isAligned = true
        return LineView.lines(of: recording, printed: program?.printLog.lines ?? [], style: style).map {
            $0.plainText + "\n"
        }
        .joined()
    }

    /// Draws lanes as an SVG. By default, draws all lanes except inner ones.
    func drawing(of lanes: [Timeline.Lane.ID]?) -> String {
        var picture = Picture(of: recording ?? Recording(), lanes: lanes)
        let printed = program?.printLog.lines ?? []
        if lanes == nil, !printed.isEmpty { picture.tracks.append(Track(printed: printed)) }
        return picture.svg(title: journal.entries.last?.text ?? "rill", drawingStyle)
    }

    /// Returns the entries with their output and diagrams, and the timeline as sentences.
    func exportModel() -> ExportModel {
        var account = ExportModel(title: "rill", recording: recording ?? Recording())
        account.highlight = highlight
        account.source = savedText()
        let screens = appScreens()
        for entry in journal.entries {
            var chapter = ExportModel.Chapter()
            chapter.code = entry.text
            chapter.printed = (program?.printLog.lines ?? []).filter { $0.entry == entry.number }.map {
                ($0.text + "\n", $0.precedingEvent)
            }
            let lanes = lanes(ofEntry: entry.number, account.recording)
            chapter.screen = screens[entry.number]
            chapter.showLanes(lanes.compactMap { account.recording.lane($0) }, of: account.recording)
            account.chapters.append(chapter)
        }
        var timeline = ExportModel.Chapter(title: "Timeline")
        timeline.printed = [(timelineText(), 0)]
        if recording?.eventCount ?? 0 > 0 { account.chapters.append(timeline) }
        return account
    }

    fileprivate func sessionNotes() -> String { exportModel().markdown }
}
