import Assist
import Export
import SessionCore
import StyledText
import Timeline

extension ReplSession {
    /// Opens the app of the session, or the app in a file without the UI scripts that the file contains.
    func openApp(_ file: String = "") throws {
        guard presentation.rows != nil, !presentation.isPlain else {
            throw CommandError("a live screen needs a terminal that can redraw its rows. Use :screen to draw it once.")
        }
        if !file.isEmpty {
            withOutputLevel(.quiet) { enter("AppScreen.isUsedByHand = true", isAnswered: false) }
            run(commandLine: ":load \(file)")
        }
        guard case .bool(false)? = evaluate("AppScreen.main.isEmpty").value else {
            throw CommandError("the screen is empty: use show(ViewController())")
        }
        if pace != .live { setPace(.live) }
        enterMode(.opened(LiveApp()))
    }

    package var screen: FullScreenView? {
        if let keyRecording { return screen(of: keyRecording) }
        guard let app = liveApp, let rows = presentation.rows else { return nil }
        let lines = rows - 1 - (app.messageLines.isEmpty ? 0 : min(3, app.messageLines.count) + 1)
        let drawn =
            app.cachedDrawing
            ?? string(
                of: "AppScreen.main.keyed(isUnicode: \(presentation.isUnicode)\(columnsOfApp), rows: \(max(1, lines)))")
        if app.cachedDrawing == nil { liveApp?.hint = string(of: "AppScreen.main.keyHint") }
        liveApp?.cachedDrawing = drawn
        let sheet = AppScreenView(
            drawing: drawn, hint: liveApp?.hint ?? "",
            messageLines: app.panel == .lanes ? lanesOfApp : app.messageLines,
            panel: app.panel,
            width: presentation.width, rows: rows)
        return sheet.screen(status: clockText(Int64(program?.world.liveTime ?? 0)), isUnicode: presentation.isUnicode)
    }

    package func key(_ key: Key, at now: UInt64, to sink: OutputSink) -> [Effect] {
        if keyRecording != nil { return recordKey(key, at: now, to: sink) }
        guard let app = liveApp else { return [] }
        return performingKeyAction(to: sinkForApp(sink)) {
            switch key {
            case .control("c"), .hangUp: leaveApp()
            case .control("o"): liveApp?.panel = app.panel.next
            case .paste(let text): sendKeyToKit("AppScreen.main.code(pasting: \(text.debugDescription))")
            default:
                guard let name = key.name else { break }
                let hasDone = sendKeyToKit("AppScreen.main.code(\(name.debugDescription))")
                if key == .escape, !hasDone { leaveApp() }
            }
        }
    }

    /// Draws the subscriptions of the app during the last seconds.
    private var lanesOfApp: [StyledText] {
        let now = Int64(program?.world.liveTime ?? 0)
        var style = pictureStyle
        style.showsLongNames = true
        return Picture.live(recording ?? Recording(), lanes: nil, now: now, style)
    }

    /// Lets the kit respond to a key; returns false if it does not use the key.
    @discardableResult
    private func sendKeyToKit(_ question: String) -> Bool {
        let code = string(of: question)
        guard !code.isEmpty else { return false }
        withOutputLevel(.quiet) {
            if case .stays? = enter(code, isAnswered: false) { liveApp?.entryCount += 1 }
        }
        return true
    }

    private func leaveApp() {
        guard let app = liveApp else { return }
        enterMode(.left)
        let left = app.entryCount == 0 ? "" : ": \(countText(app.entryCount, "new entry", "new entries"))"
        report("(left the app\(left); :screen live returns to it)", .dim)
    }

    /// While an app is open, returns a sink that shows output in the app, too.
    func sinkForApp(_ sink: OutputSink) -> OutputSink {
        guard liveApp != nil else { return sink }
        liveApp?.cachedDrawing = nil
        return LineForwarder(sink) { [weak self] line in
            self?.liveApp?.messageLines.append(line)
            if let count = self?.liveApp?.messageLines.count, count > LiveApp.maxMessageLines {
                self?.liveApp?.messageLines.removeFirst()
            }
        }
    }
}

/// Forwards output and reports each whole line.
private final class LineForwarder: OutputSink {
    private let sink: OutputSink
    private let showLine: (StyledText) -> Void
    private var lines = LineSplitter()

    init(_ sink: OutputSink, showLine: @escaping (StyledText) -> Void) {
        self.sink = sink
        self.showLine = showLine
    }

    func write(_ output: Output) {
        sink.write(output)
        lines.add(output.text).forEach(showLine)
    }
}

extension Key {
    /// The name of a key in the kit; nil for keys that no app receives.
    fileprivate var name: String? {
        switch self {
        case .character(let character): return String(character)
        case .enter: return "enter"
        case .tab: return "tab"
        case .backTab: return "backTab"
        case .backspace: return "backspace"
        case .delete: return "delete"
        case .escape: return "escape"
        case .up: return "up"
        case .down: return "down"
        case .left: return "left"
        case .right: return "right"
        case .home: return "home"
        case .end: return "end"
        case .pageUp: return "pageUp"
        case .pageDown: return "pageDown"
        case .control, .paste, .resize, .hangUp: return nil
        }
    }
}
