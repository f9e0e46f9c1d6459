import Foundation

/// A row of a table.
///
/// See also: UITableView.
open class UITableViewCell: UIView, ContentHost {
    public enum SeparatorStyle: Int { case none, singleLine }
    public enum CellStyle: Int { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SelectionStyle: Int { case none, blue, gray, `default` }
    public enum EditingStyle: Int { case none, delete, insert }

    public internal(set) var reuseIdentifier: String?
    /// The view of the configuration, or a plain view if there is no configuration.
    public internal(set) var contentView = UIView()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }
    open var isEditing = false {
        didSet { if isEditing != oldValue { setNeedsUpdateConfiguration() } }
    }
    open lazy var backgroundView: UIView? = nil
    open lazy var selectedBackgroundView: UIView? = nil
    open lazy var multipleSelectionBackgroundView: UIView? = nil
    open lazy var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open lazy var editingAccessoryType: AccessoryType = .none
    open lazy var editingAccessoryView: UIView? = nil
    open lazy var showsReorderControl = false
    open lazy var shouldIndentWhileEditing = true
    open lazy var indentationLevel = 0
    open lazy var indentationWidth: CGFloat = 10
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// The texts and the image of the cell as one value.
    open var contentConfiguration: UIContentConfiguration? {
        didSet {
            guard let list = contentConfiguration as? UIListContentConfiguration else {
                return show(contentConfiguration, replacing: oldValue)
            }
            textLabel?.text = list.text ?? list.attributedText?.string
            if list.secondaryText != nil || detail != nil { detailTextLabel?.text = list.secondaryText }
            if list.image != nil || picture != nil { imageView?.image = list.image }
        }
    }
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
    open lazy var backgroundConfiguration: UIBackgroundConfiguration? = nil
    open lazy var automaticallyUpdatesContentConfiguration = true
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }
    open lazy var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? = nil
    /// The function is called before the cell is shown and after each change of its state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = contentConfiguration,
            !(content is UIListContentConfiguration)
        {
            contentConfiguration = content.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }
    open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
    private var title: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }
    override public convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        // The outlets of a simulated interface file are set before the first use of the cell.
        Implied.fill(self, into: contentView)
        for view in contentView.subviews {
            view.screenName = nil
            view.sharesLine = true
        }
    }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    open var textLabel: UILabel? {
        if title == nil { title = UILabel() }
        return title
    }
    open var detailTextLabel: UILabel? {
        if detail == nil { detail = UILabel() }
        return detail
    }
    open var imageView: UIImageView? {
        if picture == nil { picture = UIImageView() }
        return picture
    }

    /// The image and the texts of the cell, without the views of the program.
    var cellTexts: (picture: String, title: String, detail: String) {
        (picture: picture?.image?.glyph ?? "", title: title?.text ?? "", detail: detail?.text ?? "")
    }
    /// Returns the character at the end of the cell; empty if there is none.
    func sign(_ canvas: TextCanvas) -> String {
        switch accessoryType {
        case .disclosureIndicator: return canvas.isSpoken ? "" : canvas.isUnicode ? "›" : ">"
        case .checkmark: return canvas.isSpoken ? "checked" : canvas.isUnicode ? "✓" : "x"
        case .detailButton, .detailDisclosureButton: return canvas.isSpoken ? "details" : "(i)"
        case .none: return accessoryView.map { $0.inline(canvas) } ?? ""
        }
    }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let mark = isSelected ? (canvas.isSpoken ? "selected: " : canvas.isUnicode ? "▸ " : "> ") : ""
        let glyph = picture?.image.map { canvas.isUnicode ? $0.glyph : "(\($0.name))" } ?? ""
        // Many programs add their views to the cell itself instead of the content view.
        let own = subviews.filter { $0 !== contentView && $0 !== accessoryView }
        let inside = (contentParts + own).filter { $0.hasVisiblePart }.flatMap { $0.pieces(canvas) }
        let named = [Piece(text: glyph, wraps: false), Piece(text: title?.text ?? "", wraps: title?.mayWrap ?? false)]
        let (left, below) = canvas.fitOnLine((named + inside).filter { !$0.text.isEmpty }, after: mark)
        let right = [detail?.text ?? "", sign(canvas)].filter { !$0.isEmpty }.joined(separator: " ")
        let begin = mark + left
        if canvas.isSpoken { return [Line(right.isEmpty ? begin : "\(begin), \(right)")] }
        let gap = max(1, canvas.width - canvas.columnCount(begin) - canvas.columnCount(right))
        return [Line(right.isEmpty ? begin : begin + canvas.spaces(gap) + right)] + below.map { Line("  " + $0) }
    }
}
