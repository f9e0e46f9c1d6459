import Foundation

/// One row of a table.
///
/// See also: UITableView.
open class UITableViewCell: UIView {
    public enum CellStyle: Int { case `default`, value1, value2, subtitle }
    public enum AccessoryType: Int { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum SelectionStyle: Int { case none, blue, gray, `default` }
    public enum EditingStyle: Int { case none, delete, insert }

    public internal(set) var reuseIdentifier: String?
    public let contentView = UIView()
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var isSelected = false
    open var isEditing = false
    private var title: UILabel?
    private var detail: UILabel?
    private var picture: UIImageView?

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
        awake()
    }
    override public convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
        awake()
    }

    /// Outlets are there before anybody sees the cell.
    private func awake() {
        Implied.fill(self, into: contentView)
        for view in contentView.subviews {
            view.screenName = nil
            view.sharesLine = true
        }
        awakeFromNib()
    }
    open func awakeFromNib() {}
    open func prepareForReuse() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}

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

    override func lines(_ pen: TextCanvas) -> [Line] {
        let mark = isSelected ? (pen.isSpoken ? "selected: " : pen.isUnicode ? "▸ " : "> ") : ""
        let glyph = picture?.image.map { pen.isUnicode ? $0.glyph : "(\($0.name))" } ?? ""
        let inside = contentView.subviews.filter { $0.isSeen }.map { $0.inline(pen) }
        let left = ([glyph, title?.text ?? ""] + inside).filter { !$0.isEmpty }.joined(separator: "  ")
        let sign: String
        switch accessoryType {
        case .disclosureIndicator: sign = pen.isSpoken ? "" : pen.isUnicode ? "›" : ">"
        case .checkmark: sign = pen.isSpoken ? "checked" : pen.isUnicode ? "✓" : "x"
        case .detailButton, .detailDisclosureButton: sign = pen.isSpoken ? "details" : "(i)"
        case .none: sign = accessoryView.map { $0.inline(pen) } ?? ""
        }
        let right = [detail?.text ?? "", sign].filter { !$0.isEmpty }.joined(separator: " ")
        let begin = mark + left
        if pen.isSpoken { return [Line(right.isEmpty ? begin : "\(begin), \(right)")] }
        let gap = max(1, pen.width - pen.cells(begin) - pen.cells(right))
        return [Line(right.isEmpty ? begin : begin + pen.spaces(gap) + right)]
    }
}
