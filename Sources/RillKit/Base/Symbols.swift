import Foundation

/// The system images by name. Each image is one character on a text screen.
enum SymbolImages {
    /// The characters by the first word of a name, or by the whole name.
    private static let glyphsByName: [String: String] = [
        "plus": "+", "minus": "-", "xmark": "✕", "multiply": "✕", "divide": "÷", "equal": "=", "percent": "%",
        "checkmark": "✓", "circle": "○", "circle.fill": "●", "checkmark.circle": "☑", "checkmark.circle.fill": "☑",
        "checkmark.square": "☑", "checkmark.square.fill": "☑", "square": "☐", "square.fill": "■", "star": "☆",
        "star.fill": "★", "heart": "♡", "heart.fill": "♥", "trash": "🗑", "pencil": "✎", "square.and.pencil": "✎",
        "square.and.arrow.up": "⇧", "square.and.arrow.down": "⇩", "magnifyingglass": "🔍", "gear": "⚙",
        "gearshape": "⚙", "person": "👤", "house": "⌂", "envelope": "✉", "phone": "☎", "bell": "🔔", "bookmark": "🔖",
        "bubble": "💬", "calendar": "📅", "camera": "📷", "photo": "🖼", "cart": "🛒", "clock": "◷", "cloud": "☁",
        "sun": "☀", "moon": "☾", "bolt": "⚡", "drop": "💧", "flame": "🔥", "snow": "❄", "snowflake": "❄", "wind": "🌬",
        "eye": "👁", "eye.slash": "⌣", "lock": "🔒", "lock.open": "🔓", "key": "🔑", "flag": "⚑", "folder": "📁",
        "doc": "📄", "book": "📖", "link": "🔗", "paperclip": "📎", "map": "🗺", "mappin": "📍", "location": "➤",
        "play": "▶", "pause": "⏸", "stop": "■", "forward": "⏩", "backward": "⏪", "speaker": "🔊", "mic": "🎤",
        "music": "♫", "video": "🎥", "wifi": "📶", "globe": "🌐", "info": "ⓘ", "info.circle": "ⓘ", "questionmark": "?",
        "exclamationmark": "!", "exclamationmark.triangle": "⚠", "arrow.left": "←", "arrow.right": "→",
        "arrow.up": "↑", "arrow.down": "↓", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
        "arrow.triangle.2.circlepath": "↻", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃",
        "chevron.down": "⌄", "ellipsis": "…", "list": "☰", "line": "☰", "slider": "⎚", "hand": "✋", "paperplane": "➤",
        "tag": "🏷", "gift": "🎁", "creditcard": "💳", "bag": "🛍", "leaf": "🍃", "airplane": "✈", "car": "🚗",
    ]

    static func glyph(_ name: String) -> String {
        var parts = name.split(separator: ".").map { String($0) }
        while !parts.isEmpty {
            if let sign = glyphsByName[parts.joined(separator: ".")] { return sign }
            parts.removeLast()
        }
        return "◇"
    }
}

extension SymbolImages {
    /// Returns the character for an image whose name describes the state of a box, star or heart, such as `filledStar`,
    /// `star_empty` or `unchecked`.
    static func stateGlyph(ofState name: String) -> String? {
        let words = Set(NameWords.of(name.replacingOccurrences(of: "-", with: "_")))
        let isOff = !words.isDisjoint(with: ["empty", "off", "not", "unselected", "outline", "border", "unfilled"])
        if !words.isDisjoint(with: ["star", "rating"]) { return isOff ? "☆" : "★" }
        if !words.isDisjoint(with: ["heart", "like", "favorite", "favourite"]) { return isOff ? "♡" : "♥" }
        if words.contains("unchecked") { return "☐" }
        if !words.isDisjoint(with: ["checked", "checkbox", "checkmark", "check"]) { return isOff ? "☐" : "☑" }
        return nil
    }
}

extension UIImage {
    /// The configuration of a system image, which is stored but not visible on a text screen.
    public final class SymbolConfiguration: NSObject {
        public enum Scale: Int { case `default` = -1, unspecified, small, medium, large }
        public enum Weight: Int {
            case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
        }
        public let pointSize: CGFloat

        public init(pointSize: CGFloat, weight: Weight = .regular, scale: Scale = .default) {
            self.pointSize = pointSize
        }
        public init(scale: Scale) { pointSize = 17 }
        public init(weight: Weight) { pointSize = 17 }
        public init(font: UIFont) { pointSize = font.pointSize }
        public init(textStyle: UIFont.TextStyle) { pointSize = UIFont.preferredFont(forTextStyle: textStyle).pointSize }
    }

    /// Creates a system image, drawn as one character.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(name, CGSize(width: 20, height: 18), SymbolImages.glyph(name))
    }
    public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
        self.init(systemName: name)
    }
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
    }
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
}
