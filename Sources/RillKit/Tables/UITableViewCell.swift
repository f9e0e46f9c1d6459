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
                return showConfiguration(contentConfiguration, replacing: oldValue)
            }
            textLabel?.text = list.text ?? list.attributedText?.string
            if list.secondaryText != nil || detailTextView != nil { detailTextLabel?.text = list.secondaryText }
            if list.image != nil || pictureView != nil { imageView?.image = list.image }
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
    private var titleLabel: UILabel?
    private var detailTextView: UILabel?
    private var pictureView: UIImageView?

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
        SimulatedStoryboard.fillOutlets(self, into: contentView)
        for view in contentView.subviews {
            view.screenName = nil
            view.sharesLineWithPrevious = true
        }
    }
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    open var textLabel: UILabel? {
        if titleLabel == nil { titleLabel = UILabel() }
        return titleLabel
    }
    open var detailTextLabel: UILabel? {
        if detailTextView == nil { detailTextView = UILabel() }
        return detailTextView
    }
    open var imageView: UIImageView? {
        if pictureView == nil { pictureView = UIImageView() }
        return pictureView
    }

    /// The image and the texts of the cell, without the views of the program.
    var cellTexts: (picture: String, title: String, detail: String) {
        (picture: pictureView?.image?.glyph ?? "", title: titleLabel?.text ?? "", detail: detailTextView?.text ?? "")
    }
    /// Returns the character at the end of the cell; empty if there is none.
    func accessoryGlyph(_ canvas: TextCanvas) -> String {
        switch accessoryType {
        case .disclosureIndicator: return canvas.isForSpeech ? "" : canvas.isUnicode ? "›" : ">"
        case .checkmark: return canvas.isForSpeech ? "checked" : canvas.isUnicode ? "✓" : "x"
        case .detailButton, .detailDisclosureButton: return canvas.isForSpeech ? "details" : "(i)"
        case .none: return accessoryView.map { $0.inline(canvas) } ?? ""
        }
    }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let mark =
            isSelected && selectionStyle != .none
            ? (canvas.isForSpeech ? "selected: " : canvas.isUnicode ? "▸ " : "> ") : ""
        let glyph = pictureView?.image.map { canvas.isUnicode ? $0.glyph : "(\($0.name))" } ?? ""
        // Many programs add their views to the cell itself instead of the content view.
        let own = subviews.filter { $0 !== contentView && $0 !== accessoryView }
        let inside = (contentParts + own).filter { $0.isVisiblyDrawn }.flatMap { $0.drawnPieces(canvas) }
        let named = [
            Piece(text: glyph, wraps: false), Piece(text: titleLabel?.text ?? "", wraps: titleLabel?.canWrap ?? false),
        ]
        let (left, below) = canvas.fitOnLine((named + inside).filter { !$0.text.isEmpty }, after: mark)
        let right = [detailTextView?.text ?? "", accessoryGlyph(canvas)].filter { !$0.isEmpty }.joined(separator: " ")
        let begin = mark + left
        if canvas.isForSpeech { return [Line(right.isEmpty ? begin : "\(begin), \(right)")] }
        let gap = max(1, canvas.width - canvas.columnCount(begin) - canvas.columnCount(right))
        return [Line(right.isEmpty ? begin : begin + canvas.spaces(gap) + right)] + below.map { Line("  " + $0) }
    }
}
