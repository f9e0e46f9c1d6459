import Foundation

/// Arranges views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [UILabel(), UIButton()])
///     stack.axis = .vertical
///     print(stack.arrangedSubviews.count)
///     // 2
open class UIStackView: UIView {
    public typealias Axis = NSLayoutConstraint.Axis
    public enum Distribution: Int { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = -1

    open var axis = Axis.horizontal { didSet { setNeedsLayout() } }
    open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
    open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open lazy var isLayoutMarginsRelativeArrangement = false
    open lazy var isBaselineRelativeArrangement = false
    public private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [(view: UIView, spacing: CGFloat)] = []

    override public init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        setNeedsLayout()
    }
    override open func willRemoveSubview(_ subview: UIView) { arrangedSubviews.removeAll { $0 === subview } }
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings.removeAll { $0.view === view }
        customSpacings.append((view: view, spacing: spacing))
        setNeedsLayout()
    }
    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacings.first { $0.view === view }?.spacing ?? UIStackView.spacingUseDefault
    }
    /// Returns the spacing after a view of the stack.
    func spacingAfter(after view: UIView) -> CGFloat {
        let own = customSpacing(after: view)
        return own == UIStackView.spacingUseDefault ? spacing : own < 0 ? 8 : own
    }

    override var drawnSubviews: [UIView] { arrangedSubviews.filter { view in subviews.contains { $0 === view } } }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        axis == .vertical ? canvas.stackedLines(drawnSubviews) : canvas.sideBySideLines(drawnSubviews)
    }
}
