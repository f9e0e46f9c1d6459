import Foundation

/// A line of text.
///
///     let label = UILabel()
///     label.text = "42 km"
///     print(label.text ?? "")
///     // 42 km
///
/// See also: UITextField.
open class UILabel: UIView {
    open var text: String? {
        didSet { Rules.touch(self, "text", text ?? "") }
    }
    open var attributedText: NSAttributedString? {
        didSet { text = attributedText?.string }
    }
    open var font: UIFont?
    open var textColor: UIColor?
    open lazy var textAlignment: NSTextAlignment = .left
    open var numberOfLines = 1
    open var isEnabled = true

    override func lines(_ pen: TextCanvas) -> [Line] {
        guard let text, !text.isEmpty else { return [] }
        return pen.wrapped(text)
    }
}

/// Where a text stands in its room.
public enum NSTextAlignment: Int { case left, center, right, justified, natural }

/// A picture on the screen.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { Rules.touch(self, "image", image?.name ?? "none") }
    }

    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
    override func lines(_ pen: TextCanvas) -> [Line] {
        guard let image, !image.glyph.isEmpty else { return [] }
        return pen.framed([inline(pen)])
    }
    override func inline(_ pen: TextCanvas) -> String {
        guard let image else { return "" }
        if pen.isSpoken { return "picture \(image.name)" }
        return pen.isUnicode ? image.glyph : "(\(image.name))"
    }
}

/// A wheel that turns while something is under way.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int { case medium, large, white, gray, whiteLarge }

    public private(set) var isAnimating = false
    open var hidesWhenStopped = true
    open var style = Style.medium
    open var color: UIColor?

    public convenience init(style: Style) {
        self.init(frame: .zero)
        self.style = style
    }
    open func startAnimating() {
        Rules.touch(self, "isAnimating", true)
        isAnimating = true
    }
    open func stopAnimating() {
        Rules.touch(self, "isAnimating", false)
        isAnimating = false
    }

    override func lines(_ pen: TextCanvas) -> [Line] {
        if !isAnimating && hidesWhenStopped { return [] }
        return [Line(pen.working)]
    }
}

/// How far something has come, from 0 to 1.
open class UIProgressView: UIView {
    open var progress: Float = 0 {
        didSet {
            Rules.touch(self, "progress", progress)
            if progress < 0 || progress > 1 { progress = min(1, max(0, progress)) }
        }
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    override func lines(_ pen: TextCanvas) -> [Line] {
        let percent = "\(Int.nearest(Double(progress * 100))) %"
        if pen.isSpoken { return [Line(percent)] }
        let done = Int.nearest(Double(progress * 8))
        let bar = String(repeating: "#", count: done) + String(repeating: "-", count: 8 - done)
        return [Line("[\(bar)] \(percent)")]
    }
}

/// Views in a row or in a column.
open class UIStackView: UIView {
    public enum Axis: Int { case horizontal, vertical }
    public enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int { case fill, leading, center, trailing }

    open var axis = Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    public private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    override func lines(_ pen: TextCanvas) -> [Line] {
        let shown = arrangedSubviews.filter { view in subviews.contains { $0 === view } }
        return axis == .vertical ? pen.stacked(shown) : pen.beside(shown)
    }
}

/// A part that can be larger than its room.
open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var isScrollEnabled = true
    open var refreshControl: UIRefreshControl?
    open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
}
