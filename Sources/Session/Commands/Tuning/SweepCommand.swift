import Assist
import Export
import Library
import SessionCore
import StyledText
import Syntax
import Timeline
import TypeModel

/// Commands that run a chain with other values.
let tuneCommands: [Command] = [
    Command(
        name: "sweep", usage: "[-svg FILE | -page FILE] EXPR", topic: .look,
        summary: "draws one chain with several values, side by side",
        details: """
            Write several values in braces in place of one: '.milliseconds({100, 300, 900})', \
            ':sweep keys.{flatMap, flatMapLatest, concatMap}(search)'. Each value gets a row. All rows get the same input: the \
            values that the session's subjects have sent. '^' marks differences from the first row. '-svg' writes a drawing, \
            '-page' a page. 'rill run FILE --sweep EXPR' draws a chain of a file.
            """,
        argument: ArgumentDescription(kind: .expression, acceptedWords: ["-svg", "-page"]),
        example: [
            #"let taps = cold("a-b----c|")"#,
            ":sweep taps.debounce(.milliseconds({100, 300}), scheduler: MainScheduler.instance)",
        ], run: { try $0.sweep($1) }),
    Command(
        name: "preview", usage: "on | off", topic: .look,
        summary: "shows the diagram of your input above the line",
        details: """
            Draws the expression in the line 30 ms after a key, in a second session: subscriptions and 'do' of the chain do \
            not run. While the expression is incomplete, the last diagram stays, dimmed. The preview is off by default; \
            ':set preview on' does the same. Alt-Up and Alt-Down change the number or name at the cursor (:help tune).
            """,
        argument: ArgumentDescription(acceptedWords: ["on", "off"]),
        example: [
            ":preview on",
            "Observable.of(1, 2, 3).map { $0 * 10 }",
        ], run: { try $0.setPreview($1) }),
    Command(
        name: "tune", usage: "[EXPR | ENTRY]", topic: .look,
        summary: "puts an expression in the line, with its preview",
        details: """
            Puts EXPR, an entry or the last entry in the line and turns the preview on. With the cursor on a number, Alt-Up \
            and Alt-Down change it by a step of 1, 2 or 5, with Shift by ten steps. On true and false they flip it; on the \
            name of an operator they choose the next related operator: flatMap, flatMapLatest, flatMapFirst, concatMap.
            """,
        argument: ArgumentDescription(kind: .expression),
        example: [
            "Observable.of(1, 2, 3).map { $0 * 10 }",
            ":tune",
        ], run: { try $0.tuneNumber($1) }),
]

extension ReplSession {
    fileprivate func sweep(_ argument: String) throws {
        var argument = argument
        let target = takeTarget(from: &argument)
        guard let sweep = Sweep(argument) else {
            throw ArgumentError("an expression with values in braces, as {1, 2}")
        }
        guard sweep.variants.count <= Sweep.maxVariants else {
            throw CommandError("\(sweep.variants.count) variants; a sweep has at most \(Sweep.maxVariants)")
        }
        catchUpWithWall()
        let inputs = inputNames(of: argument)
        let lines =
            inputs.map { Rehearsal.Line(text: $0, name: $0) }
            + sweep.variants.map { Rehearsal.Line(text: $0.text, name: $0.label) }
        let rehearsal = try rehearse(lines, command: "sweep")
        var picture = VariantPicture(
            Picture(of: rehearsal.recording, lanes: rehearsal.lanes), inputs: inputs.count
        ).picture
        picture.remarks += truncationNote(rehearsal)
        guard let target else { return picture.lines(pictureStyle).forEach(printReply) }
        try writeFile(
            target.isPage
                ? sweepPage(picture, argument, rehearsal.recording) : picture.svg(title: argument, drawingStyle),
            in: target.file, "wrote the \(target.isPage ? "page" : "diagram") to \(target.file)")
    }

    fileprivate func setPreview(_ argument: String) throws {
        guard ["on", "off"].contains(argument) else {
            throw ArgumentError("'on' or 'off'")
        }
        guard argument == "off" || presentation.rows != nil && !presentation.isPlain else {
            throw CommandError("a preview needs a terminal that can redraw its rows.   Use :marbles instead.")
        }
        if let problem = applySetting(setting: "preview", value: argument) { throw CommandError(problem) }
        let hint = argument == "on" ? " Turn it off with :preview off." : ""
        report("Preview \(argument).\(hint)", .dim)
        effects.append(.set(name: "preview", value: argument))
    }

    fileprivate func tuneNumber(_ argument: String) throws {
        var text = argument
        if argument.isEmpty {
            text = journal.entries.last?.text ?? ""
        } else if let number = Int(argument) {
            text = try knownText(ofEntry: number)
        }
        guard !text.isEmpty else { throw ArgumentError("an expression or an entry") }
        if !isSettingOn("preview") { try setPreview("on") }
        effects.append(.placeInLine(text))
    }

    private func sweepPage(_ picture: Picture, _ expression: String, _ recording: Recording) -> String {
        var model = ExportModel(title: "Sweep", recording: recording)
        model.highlight = highlight
        var chapter = ExportModel.Chapter()
        (chapter.code, chapter.picture) = (expression, picture)
        model.chapters = [chapter]
        return HTMLPage(model).htmlText()
    }

    /// Removes `-svg FILE` or `-page FILE` from the start of the argument.
    private func takeTarget(from argument: inout String) -> (file: String, isPage: Bool)? {
        let words = argument.split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, ["-svg", "-page"].contains(words[0]) else { return nil }
        argument = words[2].trimmingSpaces
        return (words[1], words[0] == "-page")
    }

    /// Returns the observable at the start of a chain, if it is a variable of the session.
    func inputNames(of expression: String) -> [String] {
        guard let name = SourceWords(expression).chain.first, name != "self",
            let symbol = journal.definition(named: name) as? VariableSymbol,
            let value = program?.interpreter.value(of: symbol), Streams.isStream(value.type)
        else { return [] }
        return [name]
    }
}
