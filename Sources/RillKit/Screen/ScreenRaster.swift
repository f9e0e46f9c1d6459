import Foundation

/// Draws views by their frames. Views that are side by side on the screen share a line, and lower views are on later
/// lines. Empty lines are omitted, except one for a wide gap.
struct ScreenRaster {
    /// A view that draws itself, with its frame on the screen.
    private struct PlacedPiece {
        let view: UIView
        let place: CGRect
        var lines: [Line] = []
        var row = 0
        /// The shapes of the view, and the views whose texts are written over them.
        var art: BlockArt?
        var inside: [PlacedPiece] = []
    }
    private let canvas: TextCanvas
    private let width: CGFloat
    private var placedPieces: [PlacedPiece] = []

    init(_ root: UIView, _ canvas: TextCanvas) {
        self.canvas = canvas
        width = max(1, root.frame.size.width)
        addArt(of: root, CGRect(origin: .zero, size: root.frame.size))
        collectPieces(root, CGPoint.zero)
        finishArt()
    }

    private mutating func collectPieces(_ view: UIView, _ corner: CGPoint) {
        for (index, inner) in view.subviews.enumerated() where inner.isVisiblyDrawn {
            if view.subviews.dropFirst(index + 1).contains(where: { $0.covers(inner.frame) }) { continue }
            let scrolled = (view as? UIScrollView)?.contentOffset ?? .zero
            let place = CGRect(
                x: corner.x + inner.frame.origin.x - scrolled.x, y: corner.y + inner.frame.origin.y - scrolled.y,
                width: inner.frame.size.width, height: inner.frame.size.height)
            if place.minX >= width || place.maxX <= 0 { continue }
            if inner.drawsItself {
                if place.size.width > 0 || inner is UIActivityIndicatorView {
                    add(PlacedPiece(view: inner, place: place))
                }
            } else {
                addArt(of: inner, place)
                collectPieces(inner, place.origin)
            }
        }
    }

    // MARK: Shapes

    private mutating func addArt(of view: UIView, _ place: CGRect) {
        let limit = CGRect(x: -place.minX, y: -place.minY, width: width, height: 10_000)
        guard let (rect, art) = view.art(canvas, in: limit) else { return }
        let whole = CGRect(
            x: place.minX + rect.minX, y: place.minY + rect.minY, width: rect.size.width, height: rect.size.height)
        placedPieces.append(PlacedPiece(view: view, place: whole, art: art))
    }
    /// Adds a view that draws itself. A short text inside of shapes is written over them.
    private mutating func add(_ piece: PlacedPiece) {
        let isShort = piece.view is UILabel || piece.view is UIButton || piece.view is UIImageView
        let text = isShort ? textPlace(of: piece) : piece.place
        let host = isShort ? placedPieces.lastIndex { $0.art != nil && $0.place.contains(text) } : nil
        guard let host else { return placedPieces.append(piece) }
        placedPieces[host].inside.append(piece)
    }
    /// Returns the rectangle of a text on one line within the frame of its view.
    private func textPlace(of piece: PlacedPiece) -> CGRect {
        let (place, columns) = (piece.place, canvas.columnCount(piece.view.inline(canvas)))
        let size = CGSize(width: CGFloat(columns) * BlockArt.pointsPerColumn, height: min(place.height, 20))
        let alignment = alignment(of: piece)
        let left = alignment == .center ? place.midX - size.width / 2 : place.minX
        let x = alignment == .right ? place.maxX - size.width : left
        return CGRect(x: x, y: place.midY - size.height / 2, width: size.width, height: size.height)
    }
    private func alignment(of piece: PlacedPiece) -> NSTextAlignment {
        (piece.view as? UILabel)?.textAlignment ?? .center
    }
    /// Removes shapes that are the background of other views, and writes texts over the rest.
    private mutating func finishArt() {
        var backgrounds: [UIView] = []
        for index in placedPieces.indices where placedPieces[index].art != nil {
            let piece = placedPieces[index]
            let hasControls = placedPieces.contains { $0.art == nil && piece.place.contains($0.place) }
            let isBackground = piece.art!.isPlain && (!piece.inside.isEmpty || !piece.view.subviews.isEmpty)
            if hasControls || isBackground {
                backgrounds.append(piece.view)
                placedPieces += piece.inside
                continue
            }
            for part in piece.inside {
                let place = CGRect(
                    x: part.place.minX - piece.place.minX, y: part.place.minY - piece.place.minY,
                    width: part.place.size.width, height: part.place.size.height)
                let text = canvas.withFocusMarks(part.view.inline(canvas), part.view)
                placedPieces[index].art!.writeOver(text, place, alignment(of: part))
            }
            placedPieces[index].lines = placedPieces[index].art!.lines.map {
                canvas.withFocusMarks(Line($0), piece.view)
            }
            let names = ([piece.view] + piece.inside.map { $0.view }).compactMap { $0.screenName }
            placedPieces[index].lines[(placedPieces[index].lines.count - 1) / 2].names = names
        }
        placedPieces.removeAll { piece in piece.art != nil && backgrounds.contains { $0 === piece.view } }
    }

    /// Draws the views and returns the lines of the screen.
    mutating func drawnLines() -> [Line] {
        for index in placedPieces.indices where placedPieces[index].art == nil { drawPiece(index) }
        placedPieces.removeAll { $0.lines.isEmpty }
        placedPieces.sort { ($0.place.minY, $0.place.minX) < ($1.place.minY, $1.place.minX) }
        stackOverlapping()
        var lines: [Line] = []
        let height = placedPieces.map { $0.row + $0.lines.count }.max() ?? 0
        for row in 0..<height { lines.append(drawnLine(row)) }
        return lines
    }
    private mutating func drawPiece(_ index: Int) {
        let piece = placedPieces[index]
        let columns = max(3, columns(piece.place.size.width))
        let isText = piece.view is UILabel || piece.view is UIButton
        // A text may be wider in the drawing than on the screen, where characters are narrower.
        let free = canvas.width - column(piece.place.minX)
        // The text of a button or of a label with one line does not wrap.
        let isOneLine = piece.view is UIButton || (piece.view as? UILabel)?.numberOfLines == 1
        let needs = (piece.view as? UITextField).map { min(free, canvas.columnCount($0.displayedText) + 3) } ?? 0
        let room = isOneLine ? canvas.width : isText ? max(columns, free) : max(columns, needs)
        let own = TextCanvas(
            width: min(canvas.width, room), isUnicode: canvas.isUnicode, isForSpeech: canvas.isForSpeech,
            isUnwrapped: true,
            hasSextants: canvas.hasSextants, rowLimit: canvas.rowLimit)
        placedPieces[index].lines = own.namedLines(piece.view)
    }
    private func column(_ x: CGFloat) -> Int { max(0, Int.nearest(Double(x / width) * Double(canvas.width))) }
    private func columns(_ length: CGFloat) -> Int { Int.nearest(Double(length / width) * Double(canvas.width)) }

    /// Places each piece below the placedPieces that end above it. Pieces at about the same height share a line.
    private mutating func stackOverlapping() {
        var groups: [[Int]] = []
        for index in placedPieces.indices {
            if let first = groups.last?.first, isSideBySide(placedPieces[first].place, placedPieces[index].place) {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        var row = 0
        var bottom: CGFloat = 0
        for (number, group) in groups.enumerated() {
            let top: CGFloat = group.map { placedPieces[$0].place.minY }.min() ?? 0
            if number > 0, top - bottom > 36 { row += 1 }
            let high = group.map { placedPieces[$0].lines.count }.max() ?? 1
            for index in group { placedPieces[index].row = row + (high - placedPieces[index].lines.count) / 2 }
            row += high
            bottom = group.map { placedPieces[$0].place.maxY }.max() ?? top
        }
    }
    /// Returns true if two frames are side by side, because the middle of the lower one is within the other one.
    private func isSideBySide(_ one: CGRect, _ other: CGRect) -> Bool {
        let isBeside = one.maxX <= other.minX + 1 || other.maxX <= one.minX + 1
        return isBeside
            && (other.midY < one.maxY && other.midY > one.minY || one.midY < other.maxY && one.midY > other.minY)
    }

    private func drawnLine(_ row: Int) -> Line {
        var line = Line("")
        let inside = placedPieces.filter { row >= $0.row && row < $0.row + $0.lines.count }
            .sorted { $0.place.minX < $1.place.minX }
        var rest =
            inside.map { canvas.columnCount($0.lines[row - $0.row].text) }.reduce(0, +) + max(0, inside.count - 1)
        for piece in inside {
            let part = piece.lines[row - piece.row]
            let (used, own) = (canvas.columnCount(line.text), canvas.columnCount(part.text))
            let wanted = startColumn(of: piece, own)
            // The text is placed as far right as its frame, if the rest of the line fits.
            let place = max(used == 0 ? 0 : used + 1, min(wanted, canvas.width - rest))
            line.text += canvas.spaces(place - used) + part.text
            line.names += part.names
            rest -= own + 1
        }
        return line
    }
    /// Returns the first column of a text according to its alignment.
    private func startColumn(of piece: PlacedPiece, _ length: Int) -> Int {
        let (left, columns) = (column(piece.place.minX), columns(piece.place.size.width))
        let free = columns - length
        if piece.view is UIButton || piece.view is UIActivityIndicatorView || piece.view is UIPageControl {
            return max(0, left + free / 2)
        }
        guard let label = piece.view as? UILabel else { return left }
        if label.textAlignment == .center { return max(0, left + free / 2) }
        if label.textAlignment == .right { return max(0, left + free) }
        // A text that is wider than its frame stays centred if the frame is in the middle of the screen.
        let isMiddle = abs(piece.place.midX - width / 2) < 2
        return isMiddle && free < 0 ? max(0, left + free / 2) : left
    }
}

extension UIView {
    /// Returns true if the view hides the views behind a rectangle in its superview.
    fileprivate func covers(_ rect: CGRect) -> Bool {
        guard isVisiblyDrawn, alpha >= 1, rect.size.width > 0, rect.size.height > 0, frame.contains(rect) else {
            return false
        }
        if let backgroundColor, backgroundColor.cgColor.alpha >= 1 { return true }
        let inside = CGRect(
            x: rect.origin.x - frame.origin.x, y: rect.origin.y - frame.origin.y, width: rect.size.width,
            height: rect.size.height)
        return subviews.contains { $0.covers(inside) }
    }
}
