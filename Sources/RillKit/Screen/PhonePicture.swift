import Foundation

extension AppScreen {
    /// Returns a picture of the phone with its screen as SVG, which is drawn from the same rectangles as the text. In
    /// dark mode, the colours of the system change.
    public func svg(isDark: Bool = false) -> String {
        var picture = PhonePicture(isDark: isDark)
        picture.draw()
        return picture.svgText
    }
}

/// Draws the screen of an app as SVG, with the frame of the phone, the bars, and each view in its rectangle.
struct PhonePicture {
    let isDark: Bool
    var svgParts: [String] = []
    /// The names of areas that limit shapes, by their paths.
    var clipNames: [String: String] = [:]
    private static let size = CGSize(width: 390, height: 844)

    init(isDark: Bool) { self.isDark = isDark }

    var svgText: String {
        let (width, height) = (Int(Self.size.width) + 24, Int(Self.size.height) + 24)
        let head =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
            + "viewBox=\"-12 -12 \(width) \(height)\" font-family=\"-apple-system, Helvetica, Arial, sans-serif\">"
        let clip = "<defs><clipPath id=\"screen\"><rect width=\"390\" height=\"844\" rx=\"40\"/></clipPath></defs>"
        let frame = "<rect x=\"-8\" y=\"-8\" width=\"406\" height=\"860\" rx=\"48\" fill=\"#1c1c1e\"/>"
        return
            ([head, clip, frame, "<g clip-path=\"url(#screen)\">"] + svgParts + ["</g>", "</svg>"])
            .joined(separator: "\n") + "\n"
    }

    // MARK: The parts of a screen

    mutating func draw() {
        drawBox(CGRect(origin: .zero, size: Self.size), isDark ? "#000000" : "#ffffff")
        guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
        var place = root
        var alert: UIAlertController?
        while let above = place.presentedViewController {
            if let shown = above as? UIAlertController {
                alert = shown
                break
            }
            place = above
        }
        let seen = place.visibleOrSelf
        if let view = seen.view {
            Layout.layOut(in: view)
            drawBackground(of: view, CGRect(origin: .zero, size: Self.size))
            draw(view.shapes, at: .zero)
            drawSubviews(view, .zero)
        }
        drawBar(of: seen)
        if let tabs = (place as? UITabBarController) ?? seen.tabBarController { self.drawTabBar(tabs) }
        if let alert = SystemAlert.shownAlert ?? alert { drawAlert(alert) }
        let hasBar = !(seen.navigationController?.isNavigationBarHidden ?? true)
        let isOnDark = !hasBar && (seen.view?.backgroundColor?.isDark(ifClear: isDark) ?? isDark)
        let color = isOnDark ? "#ffffff" : isDark && hasBar ? "#ffffff" : "#000000"
        drawText("9:41", CGRect(x: 30, y: 12, width: 60, height: 22), 15, color, isBold: true)
    }
    private mutating func drawBar(of controller: UIViewController) {
        guard let navigation = controller.navigationController, !navigation.isNavigationBarHidden else { return }
        let item = controller.navigationItem
        drawBox(CGRect(x: 0, y: 0, width: 390, height: 91), isDark ? "#1c1c1e" : "#f7f7f7")
        drawLine(91)
        let place = CGRect(x: 80, y: 47, width: 230, height: 44)
        if let drawBar = item.searchController?.searchBar {
            drawText(
                item.title ?? "", CGRect(x: 80, y: 34, width: 230, height: 20), 15, textColour, isBold: true,
                alignment: .center)
            _ = drawControl(drawBar, CGRect(x: 90, y: 55, width: 210, height: 34))
        } else if let view = item.titleView {
            let isWide = view is UISearchBar || view is UISegmentedControl
            let own = isWide ? place : CGRect(x: 80, y: 57, width: 230, height: 24)
            if !drawControl(view, own) {
                drawText(view.inline(TextCanvas(width: 30, isUnicode: true)), own, 17, textColour, alignment: .center)
            }
        } else {
            drawText(item.title ?? "", place, 17, textColour, isBold: true, alignment: .center)
        }
        let canvas = TextCanvas(width: 30, isUnicode: true)
        var left = (item.leftBarButtonItems ?? []).map { $0.drawnText(canvas) }
        if left.isEmpty, navigation.viewControllers.count > 1, !item.hidesBackButton { left = ["‹ Back"] }
        let right = (item.rightBarButtonItems ?? []).map { $0.drawnText(canvas) }
        drawText(left.joined(separator: "  "), CGRect(x: 16, y: 47, width: 120, height: 44), 17, tintColour)
        drawText(
            right.reversed().joined(separator: "  "), CGRect(x: 254, y: 47, width: 120, height: 44), 17, tintColour,
            alignment: .right)
    }
    private mutating func drawTabBar(_ controller: UITabBarController) {
        let all = controller.viewControllers ?? []
        drawBox(CGRect(x: 0, y: 761, width: 390, height: 83), isDark ? "#1c1c1e" : "#f7f7f7")
        drawLine(761)
        for (index, child) in all.enumerated() {
            let wide = 390 / CGFloat(max(1, all.count))
            let color = index == controller.selectedIndex ? tintColour : "#8e8e93"
            let place = CGRect(x: wide * CGFloat(index), y: 766, width: wide, height: 24)
            drawText(child.tabBarItem.image?.glyph ?? "●", place, 18, color, alignment: .center)
            drawText(
                child.tabTitle ?? "", CGRect(x: place.minX, y: 790, width: wide, height: 16), 11, color,
                alignment: .center)
        }
    }
    private mutating func drawAlert(_ alert: UIAlertController) {
        svgParts.append("<rect width=\"390\" height=\"844\" fill=\"#000000\" fill-opacity=\"0.3\"/>")
        let fields = alert.textFields ?? []
        let words = [alert.title, alert.message].compactMap { $0 }.filter { !$0.isEmpty }
        let isRow = alert.actions.count == 2 && alert.preferredStyle == .alert
        let rows = isRow ? 1 : alert.actions.count
        let texts = words.map { TextSize.of($0, UIFont.systemFont(ofSize: 15), lines: 0, width: 240).height + 4 }
        let high = 36 + texts.reduce(0, +) + CGFloat(fields.count) * 36 + CGFloat(rows) * 44
        let isSheet = alert.preferredStyle == .actionSheet
        var top = isSheet ? 844 - high - 40 : (844 - high) / 2
        drawBox(CGRect(x: 60, y: top, width: 270, height: high), isDark ? "#2c2c2e" : "#f9f9f9", corner: 14)
        top += 18
        for (index, word) in words.enumerated() {
            drawText(
                word, CGRect(x: 75, y: top, width: 240, height: texts[index]), index == 0 ? 17 : 13, textColour,
                isBold: index == 0, alignment: .center)
            top += texts[index]
        }
        for view in fields {
            drawField(view, CGRect(x: 76, y: top + 4, width: 238, height: 28))
            top += 36
        }
        top += 18
        for (index, action) in alert.actions.enumerated() {
            let wide: CGFloat = isRow ? 135 : 270
            if index == 0 || !isRow { separator(60, 330, top) }
            let left = 60 + (isRow ? CGFloat(index) * wide : 0)
            let color = action.style == .destructive ? "#ff3b30" : action.isEnabled ? tintColour : "#8e8e93"
            drawText(
                action.title ?? "", CGRect(x: left, y: top, width: wide, height: 44), 17, color,
                isBold: action.style == .cancel, alignment: .center)
            if !isRow { top += 44 }
        }
    }

    // MARK: Views

    private mutating func drawSubviews(_ view: UIView, _ corner: CGPoint) {
        let scroll = view as? UIScrollView
        var scrolled = scroll?.contentOffset ?? .zero
        // The content of a scroll view begins below the bars.
        scrolled.y -= scroll?.coveredHeight ?? 0
        if let table = view as? UITableView { drawTitles(of: table, corner, scrolled) }
        for inner in view.subviews where inner.isVisiblyDrawn {
            let place = CGRect(
                x: corner.x + inner.frame.minX - scrolled.x, y: corner.y + inner.frame.minY - scrolled.y,
                width: inner.frame.size.width, height: inner.frame.size.height)
            if place.maxY < 0 || place.minY > 844 || place.maxX < 0 || place.minX > 390 { continue }
            let groups = beginGroups(of: inner, place)
            drawBackground(of: inner, place)
            draw(inner.shapes, at: place.origin)
            if !drawControl(inner, place) { drawSubviews(inner, place.origin) }
            for _ in 0..<groups { svgParts.append("</g>") }
        }
    }
    /// Draws the background and the border of a view.
    private mutating func drawBackground(of view: UIView, _ place: CGRect) {
        let layer = view.madeLayer
        let width = layer?.borderWidth ?? 0
        let edge = width > 0 ? (layer?.borderColor ?? UIColor.black.cgColor).color : nil
        let color = view.backgroundColor ?? layer?.backgroundColor?.color
        guard (color?.components[3] ?? 0) > 0 || edge != nil else { return }
        drawBox(
            place, color.map { hexColour($0) } ?? "none", corner: layer?.cornerRadius ?? 0,
            edge: edge.map { hexColour($0) },
            edgeWidth: width)
    }
    /// Draws a view with contents of its own; returns false for a view that only contains other views.
    private mutating func drawControl(_ view: UIView, _ place: CGRect) -> Bool {
        switch view {
        case let view as UILabel:
            let color = hexColour(view.textColor ?? .label)
            drawText(
                view.text ?? "", place, view.font?.pointSize ?? 17, color, isBold: view.font?.isBold ?? false,
                alignment: view.textAlignment, lines: view.numberOfLines)
        case let view as UIButton: button(view, place)
        case let view as UITextField: drawField(view, place)
        case let view as UISearchBar:
            let inner = place.insetBy(dx: 10, dy: max(0, (place.height - 36) / 2))
            drawBox(inner, isDark ? "#1c1c1e" : "#e9e9eb", corner: 10)
            let isEmpty = (view.text ?? "").isEmpty
            magnifier(CGPoint(x: inner.minX + 16, y: inner.midY))
            let rest = CGRect(x: inner.minX + 30, y: inner.minY, width: inner.width - 38, height: inner.height)
            drawText(isEmpty ? view.placeholder ?? "" : view.text ?? "", rest, 16, isEmpty ? "#8e8e93" : textColour)
        case let view as UISwitch:
            drawBox(
                CGRect(x: place.minX, y: place.minY, width: 51, height: 31), view.isOn ? "#34c759" : track,
                corner: 15)
            drawBox(
                CGRect(x: place.minX + (view.isOn ? 22 : 2), y: place.minY + 2, width: 27, height: 27), "#ffffff",
                corner: 13)
        case let view as UISlider: slider(view, place)
        case let view as UIProgressView:
            drawBox(CGRect(x: place.minX, y: place.midY - 2, width: place.width, height: 4), track, corner: 2)
            let share = CGFloat(view.progress)
            drawBox(
                CGRect(x: place.minX, y: place.midY - 2, width: place.width * share, height: 4), tintColour, corner: 2)
        case let view as UISegmentedControl: drawSegments(view, place)
        case let view as UIStepper: stepper(view, place)
        case let view as UIPageControl: dots(view, place)
        case let view as UIImageView:
            if let image = view.image { drawImage(image, of: view, place) }
        case let view as UITableViewCell:
            drawCell(view, place)
            return false
        case let view as UITextView:
            drawText(
                view.text ?? "", place.insetBy(dx: 5, dy: 8), view.font?.pointSize ?? 14, textColour, lines: 0,
                isAtTop: true)
        default:
            guard view.drawsItself, !(view is UITableView), !(view is UICollectionView), !(view is UIStackView) else {
                return false
            }
            let canvas = TextCanvas(width: max(8, Int(place.width / 9)), isUnicode: true)
            for (row, text) in view.lines(canvas).enumerated() {
                let line = CGRect(x: place.minX, y: place.minY + CGFloat(row) * 18, width: place.width, height: 18)
                svgParts.append(
                    "<text xml:space=\"preserve\" x=\"\(numberText(line.minX))\" y=\"\(numberText(line.minY + 14))\" font-family=\"monospace\" font-size=\"14\" fill=\"\(textColour)\">\(escaped(text.text))</text>"
                )
            }
        }
        return true
    }
    /// Draws the shapes of an image, or the character of a system image.
    private mutating func drawImage(_ image: UIImage, of view: UIImageView, _ place: CGRect) {
        if image.drawing != nil { return draw(view.shapes(of: image), at: place.origin) }
        let high = max(12, min(place.width, place.height) * 0.7)
        let color = image.tint ?? view.tintColor ?? .systemBlue
        drawText(image.glyph, place, min(high, 160), hexColour(color), alignment: .center)
    }
    private mutating func drawField(_ view: UITextField, _ place: CGRect) {
        let isEmpty = (view.text ?? "").isEmpty
        if view.borderStyle != .none { drawBox(place, "none", corner: 6, edge: isDark ? "#48484a" : "#d1d1d6") }
        let shown = view.isSecureTextEntry ? String(repeating: "•", count: (view.text ?? "").count) : view.text ?? ""
        let inner = place.insetBy(dx: 8, dy: 0)
        drawText(
            isEmpty ? view.placeholder ?? "" : shown, inner, view.font?.pointSize ?? 16,
            isEmpty ? "#8e8e93" : textColour,
            alignment: view.textAlignment)
    }
    private mutating func drawSegments(_ view: UISegmentedControl, _ place: CGRect) {
        drawBox(place, isDark ? "#1c1c1e" : "#e9e9eb", corner: 8)
        let count = view.numberOfSegments
        for index in 0..<count {
            let wide = place.width / CGFloat(count)
            let part = CGRect(x: place.minX + wide * CGFloat(index), y: place.minY, width: wide, height: place.height)
            if index == view.selectedSegmentIndex {
                drawBox(part.insetBy(dx: 2, dy: 2), isDark ? "#636366" : "#ffffff", corner: 7)
            }
            drawText(view.titleForSegment(at: index) ?? "", part, 13, textColour, alignment: .center)
        }
    }
    /// Draws the texts of a cell, the accessory of the cell, and the line below it.
    private mutating func drawCell(_ cell: UITableViewCell, _ place: CGRect) {
        let canvas = TextCanvas(width: 60, isUnicode: true)
        if cell.isSelected, cell.selectionStyle != .none { drawBox(place, isDark ? "#2c2c2e" : "#e5e5ea") }
        let own = cell.cellTexts
        var start = [own.picture, own.title].filter { !$0.isEmpty }.joined(separator: " ")
        // The outlets of a prototype cell have no frames, so their texts are written like those of a plain cell.
        if start.isEmpty, !cell.hasPlacedParts { start = cell.contentView.inline(canvas) }
        drawText(start, CGRect(x: 16, y: place.minY, width: 250, height: place.height), 17, textColour)
        let sign = cell.accessoryView == nil ? cell.accessoryGlyph(canvas) : ""
        let end = [own.detail, sign].filter { !$0.isEmpty }.joined(separator: " ")
        drawText(
            end, CGRect(x: 150, y: place.minY, width: 224, height: place.height), 15, "#8e8e93", alignment: .right)
        svgParts.append(
            "<line x1=\"16\" x2=\"390\" y1=\"\(numberText(place.maxY))\" y2=\"\(numberText(place.maxY))\" stroke=\"\(isDark ? "#38383a" : "#d8d8dc")\" stroke-width=\"0.5\"/>"
        )
    }

    // MARK: Shapes and texts

    var textColour: String { isDark ? "#ffffff" : "#000000" }
    var tintColour: String { isDark ? "#0a84ff" : "#007aff" }

    private mutating func drawLine(_ y: CGFloat) {
        svgParts.append(
            "<line x1=\"0\" x2=\"390\" y1=\"\(numberText(y))\" y2=\"\(numberText(y))\" stroke=\"#c6c6c8\" stroke-width=\"0.5\"/>"
        )
    }
    mutating func drawBox(
        _ place: CGRect, _ fill: String, corner: CGFloat = 0, edge: String? = nil, edgeWidth: CGFloat = 1
    ) {
        guard place.width > 0, place.height > 0 else { return }
        let round = corner > 0 ? " rx=\"\(numberText(min(corner, place.width / 2)))\"" : ""
        let width = edgeWidth == 1 ? "" : " stroke-width=\"\(numberText(edgeWidth))\""
        let stroke = edge.map { " stroke=\"\($0)\"\(width)" } ?? ""
        svgParts.append(
            "<rect x=\"\(numberText(place.minX))\" y=\"\(numberText(place.minY))\" width=\"\(numberText(place.width))\" height=\"\(numberText(place.height))\"\(round) fill=\"\(fill)\"\(stroke)/>"
        )
    }
    /// Draws a text, vertically centred, on at most as many lines as the text may have.
    mutating func drawText(
        _ text: String, _ place: CGRect, _ size: CGFloat, _ color: String, isBold: Bool = false,
        alignment: NSTextAlignment = .natural, lines: Int = 1, isAtTop: Bool = false
    ) {
        guard !text.isEmpty, place.width > 0 else { return }
        let columns = max(1, Int(exactly: (place.width / (size * 0.5)).rounded(.down)) ?? 1)
        let all = TextCanvas(width: columns, isUnicode: true).wrappedLines(text).map { $0.text }
        // A word may be a little longer than its frame, because letters are narrower than the layout assumes.
        let shown = lines == 1 ? [text] : lines > 0 ? Array(all.prefix(lines)) : all
        let high = size * 1.2
        var y = (isAtTop ? place.minY : place.midY - high * CGFloat(shown.count) / 2) + size * 0.95
        let (x, anchor): (CGFloat, String) =
            alignment == .center
            ? (place.midX, "middle") : alignment == .right ? (place.maxX, "end") : (place.minX, "start")
        for row in shown {
            let weight = isBold ? " font-weight=\"600\"" : ""
            svgParts.append(
                "<text x=\"\(numberText(x))\" y=\"\(numberText(y))\" font-size=\"\(numberText(size))\"\(weight) text-anchor=\"\(anchor)\" fill=\"\(color)\">\(escaped(row))</text>"
            )
            y += high
        }
    }
    /// The colours of the system that have another value in dark mode.
    private static let dynamicColours: [UIColor] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemBackground, .secondarySystemBackground,
        .systemGroupedBackground, .separator,
    ]
    /// Returns a colour for SVG. The colours of the system change in dark mode.
    func hexColour(_ color: UIColor) -> String {
        var (red, green, blue) = (color.components[0], color.components[1], color.components[2])
        let alpha = color.components[3]
        if isDark, Self.dynamicColours.contains(where: { $0 === color }) {
            (red, green, blue) = (1 - red, 1 - green, 1 - blue)
        }
        // A transparent colour is mixed with the plain background.
        let ground: CGFloat = isDark ? 0 : 1
        let mixed = [red, green, blue].map { Int.nearest(Double(($0 * alpha + ground * (1 - alpha)) * 255)) }
        let digits = Array("0123456789abcdef")
        return "#" + mixed.map { String(digits[$0 / 16]) + String(digits[$0 % 16]) }.joined()
    }
    func numberText(_ value: CGFloat) -> String { Layout.numberText((value * 10).rounded() / 10) }
    func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
