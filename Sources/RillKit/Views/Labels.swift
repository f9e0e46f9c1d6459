import Foundation

/// A label.
///
///     let label = UILabel()
///     label.text = "42 km"
///     print(label.text ?? "")
///     // 42 km
///
/// See also: UITextField.
open class UILabel: UIView {
    open var text: String? {
        didSet {
            KitRules.checkChange(self, "text", text ?? "")
            if text != oldValue { invalidateIntrinsicContentSize() }
        }
    }
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    open lazy var font: UIFont! = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor!
    open lazy var textAlignment: NSTextAlignment = .left
    open var numberOfLines = 1
    open lazy var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    open var isEnabled = true
    open lazy var isHighlighted = false
    open lazy var highlightedTextColor: UIColor? = nil
    open lazy var adjustsFontSizeToFitWidth = false
    open lazy var adjustsFontForContentSizeCategory = false
    open lazy var minimumScaleFactor: CGFloat = 0
    open lazy var preferredMaxLayoutWidth: CGFloat = 0
    open lazy var shadowColor: UIColor? = nil
    open lazy var shadowOffset = CGSize(width: 0, height: -1)
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}

    override open var intrinsicContentSize: CGSize {
        TextSize.of(text ?? "", font, lines: numberOfLines, width: preferredMaxLayoutWidth)
    }
    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        TextSize.of(text ?? "", font, lines: numberOfLines, width: size.width)
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        guard let text, !text.isEmpty else { return [] }
        return canvas.wrappedLines(text)
    }

    override var driverTitle: String? { text }
    override var canWrap: Bool { numberOfLines != 1 }
}

/// The alignment of a text.
public enum NSTextAlignment: Int { case left, center, right, justified, natural }

/// The wrapping or truncation of a text.
public enum NSLineBreakMode: Int {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Computes the size of a text. A character is about half as wide as the height of the font.
enum TextSize {
    static func of(_ text: String, _ font: UIFont?, lines: Int, width limit: CGFloat) -> CGSize {
        let size = font ?? UIFont.systemFont(ofSize: 17)
        if text.isEmpty { return CGSize(width: 0, height: 0) }
        let widths = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            (CGFloat(widthInHalves(of: $0)) * size.pointSize * 0.5).rounded(.up)
        }
        let longest = widths.max() ?? 0
        guard lines != 1 else { return CGSize(width: widths[0], height: size.lineHeight) }
        let room = limit > 0 ? min(longest, limit) : longest
        var count = 0
        for width in widths { count += max(1, room > 0 ? Int.nearest(Double((width / room).rounded(.up))) : 1) }
        if lines > 0 { count = min(count, lines) }
        return CGSize(width: room, height: CGFloat(count) * size.lineHeight)
    }
    /// Returns the width of a text, in halves of the height of the font.
    private static func widthInHalves(of text: Substring) -> Int {
        text.utf8.count == text.count ? text.count : text.reduce(0) { $0 + ($1.utf8.count > 2 ? 2 : 1) }
    }
}

/// A view with an image.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet {
            KitRules.checkChange(self, "image", image?.name ?? "none")
            invalidateIntrinsicContentSize()
        }
    }
    open var highlightedImage: UIImage?
    open lazy var isHighlighted = false
    open var animationImages: [UIImage]?
    open lazy var animationDuration: TimeInterval = 0
    open lazy var animationRepeatCount = 0
    public private(set) var isAnimating = false
    open func startAnimating() { isAnimating = animationImages != nil }
    open func stopAnimating() { isAnimating = false }
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
        self.init(frame: .zero)
        self.image = image
        self.highlightedImage = highlightedImage
        if let size = image?.size {
            Layout.whileSettingFrames { frame.size = size }
        }
    }
    override open var intrinsicContentSize: CGSize { image?.size ?? CGSize(width: CGFloat(-1), height: CGFloat(-1)) }
    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        guard let image, !image.glyph.isEmpty else { return [] }
        // A frame is drawn only if the picture in it fits.
        return canvas.width < 7 ? [Line(inline(canvas))] : canvas.framedLines([inline(canvas)])
    }
    override func inline(_ canvas: TextCanvas) -> String {
        guard let image else { return "" }
        if canvas.isForSpeech { return "picture \(image.name)" }
        return canvas.isUnicode ? image.glyph : "(\(image.name))"
    }
}

/// A spinning activity indicator.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int { case medium, large, white, gray, whiteLarge }

    public private(set) var isAnimating = false
    open var hidesWhenStopped = true
    open var style = Style.medium
    open var color: UIColor!
    override open var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }
    open func startAnimating() {
        KitRules.checkChange(self, "isAnimating", true)
        isAnimating = true
    }
    open func stopAnimating() {
        KitRules.checkChange(self, "isAnimating", false)
        isAnimating = false
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        if !isAnimating && hidesWhenStopped { return [] }
        return [Line(canvas.activityGlyph)]
    }
}

/// A progress bar, whose value is from 0 to 1.
open class UIProgressView: UIView {
    open var progress: Float = 0 {
        didSet {
            KitRules.checkChange(self, "progress", progress)
            if progress < 0 || progress > 1 { progress = min(1, max(0, progress)) }
        }
    }
    public enum Style: Int { case `default`, bar }
    open lazy var progressViewStyle: Style = .default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    public convenience init(progressViewStyle: Style) {
        self.init(frame: .zero)
        self.progressViewStyle = progressViewStyle
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    override open var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let percent = "\(Int.nearest(Double(progress * 100))) %"
        if canvas.isForSpeech { return [Line(percent)] }
        let done = Int.nearest(Double(progress * 8))
        let bar = String(repeating: "#", count: done) + String(repeating: "-", count: 8 - done)
        return [Line("[\(bar)] \(percent)")]
    }
}
