import Foundation

/// A font. A text screen has only one font; the layout uses the size.
public final class UIFont: NSObject {
    public struct Weight: Hashable, RawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }
    public struct TextStyle: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    public let fontName: String
    public let pointSize: CGFloat
    private var weight = Weight.regular
    /// True if the weight is semibold or heavier.
    var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue || fontName.lowercased().contains("bold") }

    public init?(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
    }
    init(system size: CGFloat, _ weight: Weight = .regular) {
        fontName = "System"
        pointSize = size
        self.weight = weight
    }
    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var systemFontSize: CGFloat { 14 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(system: size, weight) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size, .semibold) }
    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: size, weight)
    }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(system: size, weight)
    }
    /// Returns the font of a text style, with the size of the default setting.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(system: defaultSizes[style] ?? 17, style == .headline ? .semibold : .regular)
    }
    private static let defaultSizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
        .callout: 16,
        .footnote: 13, .caption1: 12, .caption2: 11,
    ]

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(system: size, weight) }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(
            system: size > 0 ? size : descriptor.pointSize,
            descriptor.symbolicTraits.contains(.traitBold) ? .semibold : .regular)
    }
    public var familyName: String { fontName }
    public var lineHeight: CGFloat { (pointSize * 1.193).rounded(.up) }
    public var ascender: CGFloat { pointSize * 0.952 }
    public var descender: CGFloat { -pointSize * 0.241 }
    public var capHeight: CGFloat { pointSize * 0.705 }
    public var xHeight: CGFloat { pointSize * 0.526 }
    public var leading: CGFloat { 0 }
    public static var familyNames: [String] { ["System"] }
    override public func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
    }
    override public var hash: Int { fontName.hashValue }
}

/// A font described by its attributes.
public final class UIFontDescriptor: NSObject {
    public struct SymbolicTraits: OptionSet {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
    public let pointSize: CGFloat
    public let symbolicTraits: SymbolicTraits
    init(_ font: UIFont) {
        pointSize = font.pointSize
        symbolicTraits = font.isBold ? .traitBold : []
    }
    private init(_ size: CGFloat, _ traits: SymbolicTraits) {
        pointSize = size
        symbolicTraits = traits
    }
    public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(pointSize, traits)
    }
    public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(size, symbolicTraits) }
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }
}

/// Scales fonts for the text size of the user, which is always the default one in the kit.
public final class UIFontMetrics: NSObject {
    public static let `default` = UIFontMetrics(forTextStyle: .body)
    public init(forTextStyle style: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
