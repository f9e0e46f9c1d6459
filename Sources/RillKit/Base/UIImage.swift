import Foundation

/// An image: a name, a size, bytes, and its characters on a text screen. The same name produces the same image in each
/// run.
///
///     print(UIImage(named: "beach")!.size.width > 0)
///     // true
///
/// Pitfall: two images with the same name are different objects: compare their bytes.
/// See also: UIImageView.
public final class UIImage: NSObject {
    public enum RenderingMode: Int { case automatic, alwaysOriginal, alwaysTemplate }
    public enum Orientation: Int { case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored }
    public enum ResizingMode: Int { case tile, stretch }

    public let size: CGSize
    public let scale: CGFloat = 1
    public private(set) var renderingMode = RenderingMode.automatic
    public let imageOrientation = Orientation.up
    let name: String
    /// The characters that are drawn for the image.
    let glyph: String
    /// The shapes that a program has drawn; nil for an image with a name.
    private var drawn: Drawing?
    /// The colour of a system image, if the program has set one.
    private(set) var tint: UIColor?

    init(_ name: String, _ size: CGSize, _ glyph: String) {
        self.name = name
        self.size = size
        self.glyph = glyph
    }
    /// Creates the image that a context contains.
    convenience init(_ context: CGContext) {
        let glyphs = context.glyphs
        self.init(glyphs.joined(separator: "+"), context.drawing.size, glyphs.joined(separator: " "))
        drawn = context.drawing
    }
    /// The shapes of the image; nil for a system image, which is a character.
    var drawing: Drawing? { drawn ?? Pictures.drawing(glyph, size) }
    private func copied(_ size: CGSize? = nil) -> UIImage {
        let image = UIImage(name, size ?? self.size, glyph)
        (image.drawn, image.tint, image.renderingMode) = (drawn, tint, renderingMode)
        return image
    }
    override public init() {
        name = ""
        size = .zero
        glyph = ""
    }
    /// Creates the image with a name. The name determines a landscape or portrait format.
    public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        if let sign = SymbolImages.stateGlyph(ofState: name) {
            self.init(name, CGSize(width: 24, height: 24), sign)
            return
        }
        let sum = UIImage.glyphIndex(name)
        let isWide = sum % 4 != 3
        self.init(
            name, CGSize(width: isWide ? 120 : 80, height: isWide ? 80 : 120),
            UIImage.glyphs[sum % UIImage.glyphs.count])
    }
    /// Creates the image of `#imageLiteral(resourceName: "name")`.
    public convenience init(imageLiteralResourceName name: String) { self.init(named: name.isEmpty ? "image" : name)! }
    /// Decodes an image; nil for other data. Encoded images begin with the word `image` and a name.
    public convenience init?(data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix("image ") else { return nil }
        self.init(named: String(text.dropFirst(6).prefix { $0 != "\n" }))
    }
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    private static let glyphs = Pictures.glyphs

    private static func glyphIndex(_ name: String) -> Int {
        var sum = 7
        for byte in name.utf8 { sum = (sum * 31 + Int(byte)) % 1_000_003 }
        return sum
    }

    /// Returns the encoded image. The number of bytes depends only on the name and size of the image.
    public func pngData() -> Data? {
        guard !name.isEmpty else { return nil }
        let padding = String(repeating: ".", count: UIImage.glyphIndex(name) % 997 + Int(size.width))
        return Data("image \(name)\n\(padding)".utf8)
    }
    public func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }
    public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
        self
    }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage {
        let image = withRenderingMode(renderingMode)
        image.tint = color
        return image
    }
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let image = copied()
        image.renderingMode = mode
        return image
    }
    /// Returns a copy of the image in another size.
    public func scaled(_ size: CGSize) -> UIImage { copied(size) }
    override public var description: String { "<UIImage \(name.isEmpty ? "empty" : name)>" }

    /// Returns an image that shows several images side by side.
    public static func collage(images: [UIImage], size: CGSize) -> UIImage {
        let shown = images.filter { !$0.glyph.isEmpty }
        let image = UIImage(
            shown.map { $0.name }.joined(separator: "+"), size, shown.map { $0.glyph }.joined(separator: " "))
        var drawing = Drawing(size: size)
        let wide = size.width / CGFloat(max(1, shown.count))
        for (index, part) in shown.enumerated() {
            let place = CGRect(x: wide * CGFloat(index), y: 0, width: wide, height: size.height)
            drawing.shapes += part.drawing?.shapes(in: place) ?? [Shape(symbol: part, place)]
        }
        image.drawn = drawing
        return image
    }
}
