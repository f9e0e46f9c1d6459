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
    public let renderingMode = RenderingMode.automatic
    public let imageOrientation = Orientation.up
    let name: String
    /// The characters that are drawn for the image.
    let glyph: String

    init(_ name: String, _ size: CGSize, _ glyph: String) {
        self.name = name
        self.size = size
        self.glyph = glyph
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
            UIImage.photoGlyphs[sum % UIImage.photoGlyphs.count])
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

    private static let photoGlyphs = ["🌅", "🏔", "🌊", "🌳", "🌻", "🏰", "🚲", "🌉", "🍎", "🐈", "🎈", "🚀"]

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
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }
    public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
    /// Returns a copy of the image in another size.
    public func scaled(_ size: CGSize) -> UIImage { UIImage(name, size, glyph) }
    override public var description: String { "<UIImage \(name.isEmpty ? "empty" : name)>" }

    /// Returns an image that shows several images side by side.
    public static func collage(images: [UIImage], size: CGSize) -> UIImage {
        let shown = images.filter { !$0.glyph.isEmpty }
        return UIImage(
            shown.map { $0.name }.joined(separator: "+"), size, shown.map { $0.glyph }.joined(separator: " "))
    }
}
