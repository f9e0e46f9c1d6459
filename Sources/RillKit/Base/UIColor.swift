import Foundation

/// A colour by its components from 0 to 1.
///
///     print(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
///     // true
///
/// See also: UIView.
open class UIColor: NSObject {
    let components: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha].map { min(1, max(0, $0)) }
    }
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// A colour by hue, saturation and brightness from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = hue * 6
        let (step, rest) = (Int(sector) % 6, sector - sector.rounded(.down))
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * rest)
        let rising = brightness * (1 - saturation * (1 - rest))
        let all: [(CGFloat, CGFloat, CGFloat)] = [
            (brightness, rising, low), (falling, brightness, low), (low, brightness, rising),
            (low, falling, brightness), (rising, low, brightness), (brightness, low, falling),
        ]
        let (red, green, blue) = all[step]
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour of an asset catalogue. The colour is derived from its name, and the same in each run.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        let sum = name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 1_000_003 }
        self.init(hue: CGFloat(sum % 360) / 360, saturation: 0.6, brightness: 0.8, alpha: 1)
    }
    /// Creates a dynamic colour. The kit always uses the colour for light mode.
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let color = dynamicProvider(UITraitCollection.current)
        self.init(
            red: color.components[0], green: color.components[1], blue: color.components[2], alpha: color.components[3])
    }
    public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

    public static let clear = UIColor(white: 0, alpha: 0)
    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
    }
    public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
    /// Writes the components of the colour. Pass nil for a component that is not needed.
    @discardableResult
    public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
    ) -> Bool {
        (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
        return true
    }
    @discardableResult
    public func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: CGFloat?) -> Bool {
        (red, green, blue) = (components[0], components[1], components[2])
        return true
    }
    /// Writes the brightness of the colour as a grey value. Pass nil for the alpha if it is not needed.
    @discardableResult
    public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        (white, alpha) = (luminance, components[3])
        return true
    }
    @discardableResult
    public func getWhite(_ white: inout CGFloat, alpha: CGFloat?) -> Bool {
        white = luminance
        return true
    }
    private var luminance: CGFloat { 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2] }
    override open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.components == components }
    override open var hash: Int { components.hashValue }
    override open var description: String {
        "UIExtendedSRGBColorSpace " + components.map { "\(Double($0))" }.joined(separator: " ")
    }
}
