/// The colours of drawings: eight that readers with colour blindness can distinguish, on light and on dark backgrounds.
enum SVGPalette {
    static let colourCount = 8

    private static let lightColours = [
        "#9ecae9", "#ffbf79", "#8cd17d", "#f2cf5b", "#d4a6c8", "#ff9d98", "#86bcb6", "#d7b5a6",
    ]
    private static let darkColours = [
        "#1f5f8b", "#9a5b12", "#2f6f2a", "#7d6608", "#7b4173", "#a33b36", "#2f6f6a", "#7a5240",
    ]

    private struct ThemeColors {
        var text: String
        var quiet: String
        var paper: String
        var error: String
        var fills: [String]
    }

    private static let themeColors: [DrawingStyle.Theme: ThemeColors] = [
        .light: ThemeColors(text: "#1b1f24", quiet: "#57606a", paper: "#ffffff", error: "#c62828", fills: lightColours),
        .dark: ThemeColors(text: "#e6edf3", quiet: "#9aa4af", paper: "#0d1117", error: "#ff7b72", fills: darkColours),
        .mono: ThemeColors(
            text: "#000000", quiet: "#444444", paper: "#ffffff", error: "#000000",
            fills: Array(repeating: "#ffffff", count: colourCount)),
    ]

    /// Returns the CSS classes of a colour. If the colours repeat, the outline differs.
    static func cssClasses(_ number: Int) -> String {
        let ring = number / colourCount % 3
        return "c\(number % colourCount)" + (ring == 0 ? "" : " r\(ring)")
    }

    /// Returns a rectangle in the background colour of a chosen theme. SVG viewers other than browsers need it, because
    /// they do not paint the background.
    static func backgroundRules(_ theme: DrawingStyle.Theme) -> [String] {
        guard theme != .auto, let paper = themeColors[theme]?.paper else { return [] }
        return ["<rect fill=\"\(paper)\" width=\"100%\" height=\"100%\"/>"]
    }

    static func css(_ theme: DrawingStyle.Theme) -> String {
        let shape = """
            text{font:13px ui-monospace,Menlo,Consolas,monospace;white-space:pre}\
            line,path{fill:none;stroke-width:2}.q{stroke-width:1}text.q{stroke:none}.d{stroke-dasharray:3 3}.r1{stroke-width:3}.r2{stroke-dasharray:2 2;stroke-width:2}
            """
        guard theme == .auto else { return shape + (themeColors[theme].map(themeRules) ?? "") }
        let (light, dark) = (themeColors[.light].map(themeRules) ?? "", themeColors[.dark].map(themeRules) ?? "")
        return "\(shape)\(light)@media(prefers-color-scheme:dark){\(dark)}"
    }

    private static func themeRules(_ ground: ThemeColors) -> String {
        let fills = ground.fills.enumerated().map { ".c\($0){fill:\($1);stroke:\(ground.text)}" }.joined()
        return """
            svg{background:\(ground.paper)}text{fill:\(ground.text)}.l,.e,.d{stroke:\(ground.text)}\
            line.q{stroke:\(ground.quiet)}text.q{fill:\(ground.quiet)}.x{stroke:\(ground.error)}.h{fill:\(ground.quiet)}\(fills)
            """
    }
}
