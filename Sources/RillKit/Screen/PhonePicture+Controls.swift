import Foundation

// Controls that consist of several shapes, and the titles of sections.
extension PhonePicture {
    /// The colour of the unused part of a slider, a progress bar or a switch.
    var track: String { isDark ? "#39393d" : "#e5e5ea" }

    mutating func separator(_ left: CGFloat, _ right: CGFloat, _ y: CGFloat) {
        svgParts.append(
            "<line x1=\"\(numberText(left))\" x2=\"\(numberText(right))\" y1=\"\(numberText(y))\" y2=\"\(numberText(y))\" "
                + "stroke=\"\(isDark ? "#48484a" : "#d8d8dc")\" stroke-width=\"0.5\"/>")
    }
    /// Draws the symbol of a search field around a point.
    mutating func magnifier(_ middle: CGPoint) {
        var handle = Outline()
        handle.move(to: CGPoint(x: middle.x + 2.5, y: middle.y + 2.5))
        handle.line(to: CGPoint(x: middle.x + 6, y: middle.y + 6))
        let lens = Outline.ellipse(CGRect(x: middle.x - 6, y: middle.y - 6, width: 10, height: 10))
        let color = UIColor(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255, alpha: 1)
        let pen = Pen(width: 1.6, cap: .round)
        draw([lens, handle].map { Shape(outline: $0, content: .stroke(color, pen)) }, at: .zero)
    }
    mutating func button(_ view: UIButton, _ place: CGRect) {
        let configuration = view.configuration
        let fill = configuration?.fill ?? .none
        if let configuration, fill != .none || configuration.baseBackgroundColor != nil {
            let base = configuration.baseBackgroundColor ?? view.tintColor ?? .systemBlue
            let color = fill == .light ? base.withAlphaComponent(0.18) : fill == .gray ? .systemGray5 : base
            drawBox(
                place, hexColour(color), corner: min(place.height / 2, configuration.cornerStyle == .capsule ? 100 : 8))
        }
        let plain: UIColor = fill == .full ? .white : view.tintColor ?? .systemBlue
        let title = configuration?.baseForegroundColor ?? view.titleColor(for: .normal) ?? plain
        let color = view.isEnabled ? hexColour(title) : "#8e8e93"
        let size = view.titleLabel?.font?.pointSize ?? 17
        let words = view.currentTitle ?? ""
        guard let image = view.currentImage, let drawing = image.drawing else {
            let all = [view.currentImage?.glyph ?? "", words].filter { !$0.isEmpty }.joined(separator: " ")
            return drawText(all, place, size, color, alignment: .center)
        }
        let side = max(8, min(place.height - 4, 32, image.size.height))
        let left = words.isEmpty ? place.midX - side / 2 : place.minX + 8
        draw(drawing.shapes(in: CGRect(x: left, y: place.midY - side / 2, width: side, height: side)), at: .zero)
        let rest = CGRect(x: left + side + 4, y: place.minY, width: place.maxX - left - side - 4, height: place.height)
        drawText(words, rest, size, color, alignment: .center)
    }
    mutating func slider(_ view: UISlider, _ place: CGRect) {
        let span = max(0.0001, view.maximumValue - view.minimumValue)
        let share = CGFloat((view.value - view.minimumValue) / span)
        drawBox(CGRect(x: place.minX, y: place.midY - 2, width: place.width, height: 4), track, corner: 2)
        drawBox(CGRect(x: place.minX, y: place.midY - 2, width: place.width * share, height: 4), tintColour, corner: 2)
        let knob = CGRect(x: place.minX + (place.width - 28) * share, y: place.midY - 14, width: 28, height: 28)
        drawBox(knob, "#ffffff", corner: 14, edge: "#d1d1d6")
    }
    mutating func stepper(_ view: UIStepper, _ place: CGRect) {
        let whole = CGRect(x: place.minX, y: place.minY, width: 94, height: 32)
        drawBox(whole, track, corner: 8)
        let (left, right) = (
            CGRect(x: whole.minX, y: whole.minY, width: 47, height: 32),
            CGRect(x: whole.midX, y: whole.minY, width: 47, height: 32)
        )
        drawText("−", left, 20, view.value > view.minimumValue ? textColour : "#8e8e93", alignment: .center)
        drawText("+", right, 20, view.value < view.maximumValue ? textColour : "#8e8e93", alignment: .center)
        drawBox(CGRect(x: whole.midX - 0.5, y: whole.minY + 7, width: 1, height: 18), isDark ? "#636366" : "#c7c7cc")
    }
    mutating func dots(_ view: UIPageControl, _ place: CGRect) {
        if view.numberOfPages == 0 || view.hidesForSinglePage && view.numberOfPages == 1 { return }
        let first = place.midX - CGFloat(view.numberOfPages - 1) * 8
        for page in 0..<view.numberOfPages {
            let isHere = page == view.currentPage
            let own = isHere ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
            let color =
                own.map { hexColour($0) }
                ?? (isHere ? (isDark ? "#ffffff" : "#3c3c43") : (isDark ? "#48484a" : "#c7c7cc"))
            drawBox(CGRect(x: first + CGFloat(page) * 16 - 4, y: place.midY - 4, width: 8, height: 8), color, corner: 4)
        }
    }
    /// Draws the titles of sections that have no views.
    mutating func drawTitles(of table: UITableView, _ corner: CGPoint, _ scrolled: CGPoint) {
        guard let source = table.dataSource else { return }
        for section in 0..<table.numberOfSections where table.headerViews[section] == nil {
            guard let title = source.tableView(table, titleForHeaderInSection: section) else { continue }
            let place = table.rectForHeader(inSection: section)
            let y = corner.y + place.minY - scrolled.y
            if y > 844 || y + place.height < 0 { continue }
            let isPlain = table.style == .plain
            let line = CGRect(
                x: corner.x + 16, y: isPlain ? y : y + place.height - 26, width: table.frame.width - 32,
                height: isPlain ? place.height : 22)
            drawText(isPlain ? title : title.uppercased(), line, isPlain ? 15 : 13, "#8e8e93", isBold: isPlain)
        }
    }
}

extension UIColor {
    /// True if white text is more readable on the colour than black text.
    func isDark(ifClear other: Bool) -> Bool {
        if components[3] < 0.5 || self === UIColor.systemBackground { return other }
        return 0.2126 * components[0] + 0.7152 * components[1] + 0.0722 * components[2] < 0.45
    }
}

extension UITableViewCell {
    /// True if a view in the cell has a frame.
    var hasPlacedParts: Bool {
        func isPlaced(_ view: UIView) -> Bool {
            view.subviews.contains { $0.frame.size.width > 0 && $0.frame.size.height > 0 && $0.isVisiblyDrawn }
        }
        return isPlaced(contentView) || subviews.contains { $0 !== contentView && $0 !== accessoryView }
    }
}
