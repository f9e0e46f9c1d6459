import Timeline

/// A form in which `:export FILE` writes what there is: the file's ending chooses it.
struct ExportForm {
    var ending: String
    var meaning: String
    var text: (ReplSession) -> String
    /// What it was this time, where the meaning names more than one thing.
    var kind: (ReplSession) -> String? = { _ in nil }

    static let all = [
        ExportForm(ending: ".txt", meaning: "the timeline") { $0.timelineText() },
        ExportForm(ending: ".json", meaning: "the events, one a line") { dialogue in
            dialogue.recording?.jsonLines().map { $0 + "\n" }.joined() ?? ""
        },
        ExportForm(ending: ".svg", meaning: "the marble diagram of what was shown") { $0.drawing(of: nil) },
        ExportForm(ending: ".html", meaning: "a page with the entries and their pictures, through whose time one walks")
        { HTMLPage($0.account()).text() },
        ExportForm(
            ending: ".md", meaning: "the notes of a lesson, or the entries with the timeline",
            text: { $0.guide?.notes ?? $0.sessionNotes() },
            kind: { $0.guide?.notes == nil ? "the entries with the timeline" : "the notes of the lesson" }),
    ]

    static func of(_ path: String) -> ExportForm? { all.first { path.hasSuffix($0.ending) } }

    static var endings: String {
        let names = all.map(\.ending)
        return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
    }
}

let exportCommand = Command(
    name: "export", usage: "FILE | --package DIR", topic: .session,
    summary: "writes what there is to see, by the ending of FILE",
    details: ExportForm.all.map { "\($0.ending): \($0.meaning)." }.joined(separator: " ")
        + " --package: a Swift package whose program is the session, with what it prints.",
    run: { dialogue, argument in
        if argument.hasPrefix("--package") {
            let folder = argument.dropFirst("--package".count).trimmed
            guard !folder.isEmpty else {
                throw ReplSession.misuse("export", takes: "--package and a folder", not: argument)
            }
            try dialogue.exportPackage(folder)
            return []
        }
        guard let form = ExportForm.of(argument) else {
            throw ReplSession.misuse("export", takes: "a file that ends in \(ExportForm.endings)", not: argument)
        }
        if !dialogue.isReplaying { dialogue.follow() }
        try Files.write(argument, form.text(dialogue))
        dialogue.talk("(wrote \(argument): \(form.kind(dialogue) ?? form.meaning))", .dim)
        return []
    })

extension ReplSession {
    fileprivate func exportPackage(_ folder: String) throws {
        guard !journal.entries.isEmpty else { throw CommandError("there is nothing to write yet") }
        if !isReplaying { follow() }
        guard
            Files.names(in: folder, beginningWith: "").isEmpty
                || Files.names(in: folder, beginningWith: "Expected.txt") != []
        else { throw CommandError("\(folder) holds something else; name a new folder") }
        let package = try PackageExport(of: self)
        try package.write(to: folder)
        let lines = package.expected.split(separator: "\n").count
        talk("(wrote \(folder): a package whose program prints \(counted(lines, "line")), see README.md)", .dim)
    }

    /// All recorded lines, whole, as in a pipe.
    fileprivate func timelineText() -> String {
        guard let recording else { return "" }
        let style = Presentation(isTerminal: false, width: 80, isUnicode: presentation.isUnicode).lineStyle(
            showsSubscribed: true)
        return LineView.lines(of: recording, style: style).map { $0.plain + "\n" }.joined()
    }

    /// The lanes as an SVG: all that are no inner lanes if none are wanted.
    func drawing(of lanes: [Timeline.Lane.ID]?) -> String {
        let recording = recording ?? Recording()
        return Picture(of: recording, lanes: lanes).svg(title: journal.entries.last?.text ?? "rill")
    }

    /// The entries, each with what it shows, and the timeline in words.
    fileprivate func account() -> ExportModel {
        var account = ExportModel(title: "rill", recording: recording ?? Recording())
        account.highlight = highlight
        for entry in journal.entries {
            var chapter = ExportModel.Chapter()
            chapter.code = entry.text
            let results = state.results[entry.number] ?? []
            let lanes = (program?.watches ?? []).filter { results.contains($0.result) }.compactMap {
                account.recording.lane($0.lane)
            }
            chapter.show(lanes, of: account.recording)
            account.chapters.append(chapter)
        }
        var timeline = ExportModel.Chapter(title: "Timeline")
        timeline.printed = [(timelineText(), 0)]
        if recording?.count ?? 0 > 0 { account.chapters.append(timeline) }
        return account
    }

    fileprivate func sessionNotes() -> String {
        let code = Markdown.fenced(journal.entries.map(\.text).joined(separator: "\n\n"), language: "swift")
        let timeline = timelineText()
        return code + (timeline.isEmpty ? "" : "\n" + Markdown.fenced(timeline))
    }
}

/// Pieces of Markdown.
public enum Markdown {
    /// A text as a block that nothing in it ends.
    public static func fenced(_ text: String, language: String = "") -> String {
        var fence = "```"
        while text.contains(fence) { fence += "`" }
        return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") || text.isEmpty ? "" : "\n")\(fence)\n"
    }
}
