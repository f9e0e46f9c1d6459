import Assist
import Export
import SessionCore
import Timeline

/// `app.svg 0.5s 2s`: a picture of the app's screen now, or at instants of the session, from a replay.
struct AppPictures {
    let file: String
    private let times: [Int]
    private let isDark: Bool

    /// Nil if the file is another one, or if a word after it is not a time.
    init?(_ argument: String) {
        let words = argument.split(separator: " ").map(String.init)
        guard let file = words.first, file.hasSuffix("app.svg") || file.hasSuffix("app-dark.svg") else { return nil }
        let times = words.dropFirst().compactMap(parseClockTime)
        guard times.count == words.count - 1 else { return nil }
        (self.file, self.times, isDark) = (file, times, file.hasSuffix("app-dark.svg"))
    }

    var description: String {
        let names = times.map { clockText(Int64($0)) }
        return "the screen of the app" + (names.isEmpty ? "" : " at " + names.joined(separator: ", "))
            + (isDark ? " in the dark" : "")
    }

    func svgText(_ session: ReplSession) -> String {
        let expression = "AppScreen.main.svg(isDark: \(isDark))"
        if times.isEmpty { return session.string(of: expression) }
        var pictures: [Int: String] = [:]
        let camera = ReplayCamera(captureTimes: times, atInstant: { pictures[$1] = $0.string(of: expression) })
        _ = SideSession(beside: session, session.journal.actions, camera: camera)
        session.resume()
        return AppPictures.sideBySide(times.map { (clockText(Int64($0)), pictures[$0] ?? "") })
    }

    /// Returns the pictures side by side, each with its caption.
    private static func sideBySide(_ pictures: [(caption: String, svg: String)]) -> String {
        let parts = pictures.enumerated().map { index, picture in
            let left = index * 430
            let phone = withOwnFrameName(picture.svg, "\(index)").replacing(
                "<svg ", with: "<svg x=\"\(left)\" ", maxReplacements: 1)
            let caption =
                "<text x=\"\(left + 207)\" y=\"892\" font-size=\"16\" text-anchor=\"middle\" fill=\"#8e8e93\" "
                + "font-family=\"-apple-system, Helvetica, Arial, sans-serif\">\(picture.caption)</text>"
            return phone + caption
        }
        let width = max(1, pictures.count) * 430 - 16
        let size = "width=\"\(width)\" height=\"904\" viewBox=\"0 0 \(width) 904\""
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size)>\n" + parts.joined(separator: "\n") + "\n</svg>\n"
    }

    /// Returns a picture whose frame has its own name, so that several fit on one page.
    private static func withOwnFrameName(_ svg: String, _ name: String) -> String {
        svg.replacing("id=\"screen", with: "id=\"screen-\(name)").replacing(
            "url(#screen", with: "url(#screen-\(name)")
    }
}

extension ReplSession {
    /// True if the session has an app.
    private var hasApp: Bool { journal.entries.contains { $0.text.contains("import UIKit") } }

    /// Returns the screens of the app after the entries that changed them, in light and dark mode.
    func appScreens() -> [Int: ExportModel.Screen] {
        guard hasApp else { return [:] }
        var screens: [Int: ExportModel.Screen] = [:]
        var last = ""
        let camera = ReplayCamera(afterAction: { side, action in
            guard let number = action.entry?.number, let screen = side.appScreen(after: last) else { return }
            last = screen.light
            screens[number] = screen
        })
        _ = SideSession(beside: self, journal.actions, camera: camera)
        resume()
        return screens
    }

    /// Returns the screen of the app in light and dark mode; nil if there is none, or if it is still the `last` one.
    package func appScreen(after last: String) -> ExportModel.Screen? {
        guard hasApp, string(of: "\"\\(AppScreen.main.isEmpty)\"") == "false" else { return nil }
        return ExportModel.Screen(after: last) { string(of: $0) }
    }
}

extension ExportModel.Screen {
    /// Draws the screen by evaluating expressions of the kit; nil if it is still the `last` one.
    init?(after last: String, string: (String) -> String) {
        let light = string("AppScreen.main.svg()")
        if light.isEmpty || light == last { return nil }
        self.init(light: light, dark: string("AppScreen.main.svg(isDark: true)"))
    }
}
