import Foundation

/// The characters that draw shapes on a terminal.
enum Blocks {
    /// `#` and `.`.
    case ascii
    /// Quarters of a character, which every font has.
    case quadrants
    /// Sixths of a character, which only newer terminals draw.
    case sextants

    /// The parts of a character, from left to right and from top to bottom.
    var parts: (across: Int, down: Int) {
        switch self {
        case .ascii, .quadrants: (2, 2)
        case .sextants: (2, 3)
        }
    }
    private static let quarters = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

    /// Returns a character for its parts. The first part is the lowest bit of `full`; `grey` counts the parts in a
    /// colour near to the background.
    func character(full: Int, count: Int, grey: Int) -> String {
        let (across, down) = parts
        let half = across * down / 2
        switch self {
        case .ascii: return count >= half ? "#" : count + grey > 0 ? "." : " "
        case .quadrants: return full > 0 ? String(Self.quarters[full]) : grey >= half ? "░" : " "
        case .sextants:
            switch full {
            case 0: return grey >= half ? "░" : " "
            case 21: return "▌"
            case 42: return "▐"
            case 63: return "█"
            default:
                let code = 0x1FB00 + full - 1 - (full > 21 ? 1 : 0) - (full > 42 ? 1 : 0)
                return Unicode.Scalar(UInt32(code)).map { String(Character($0)) } ?? "█"
            }
        }
    }
}

/// Draws shapes with characters. A terminal has one colour, so each part of a character is empty, grey or full,
/// according to the difference between the colour of the shape and the background.
struct BlockArt {
    private let area: CGRect
    private let columns: Int
    private let rows: Int
    private let blocks: Blocks
    private let wide: Int
    private let high: Int
    private var levels: [Int]
    private let background: UIColor
    /// The colour that covers everything so far, which later shapes are compared with, and its level.
    private var ground: UIColor
    private var groundLevel = 0
    private var texts: [(row: Int, column: Int, text: String)] = []

    /// True if one colour covers the whole area.
    private(set) var isPlain = true

    /// The width of a character on the screen, in points; its height is twice the width.
    static let pointsPerColumn: CGFloat = 390.0 / 37
    static func columns(_ width: CGFloat) -> Int { Int.nearest(Double(width / pointsPerColumn)) }
    static func rows(_ height: CGFloat) -> Int { Int.nearest(Double(height / pointsPerColumn / 2)) }

    /// Draws the shapes inside of a rectangle.
    init(_ shapes: [Shape], _ area: CGRect, columns: Int, rows: Int, blocks: Blocks, ground: UIColor?) {
        (self.area, self.columns, self.rows, self.blocks) = (area, columns, rows, blocks)
        background = ground.flatMap { $0.components[3] > 0.5 ? $0 : nil } ?? .white
        self.ground = background
        (wide, high) = (columns * blocks.parts.across, rows * blocks.parts.down)
        levels = Array(repeating: 0, count: wide * high)
        for shape in shapes { paint(shape) }
    }

    private mutating func paint(_ shape: Shape) {
        if shape.alpha < 0.05 || shape.color.components[3] < 0.05 { return }
        switch shape.content {
        case .fill(_, let isEvenOdd): paint(shape, shape.outline.polygons, isEvenOdd)
        case .stroke(_, let pen):
            // A thin line is as wide as a part of a character, or it would have gaps.
            let thin = max(area.width / CGFloat(wide), area.height / CGFloat(high))
            paint(shape, Self.lines(shape.outline, max(pen.width, thin)), false)
        case .gradient: paint(shape, shape.outline.polygons, false)
        case .text(let text, let style): write(text, shape.outline.bounds, style.alignment)
        }
    }
    /// Returns the difference of a colour to another one: 0 for almost none, 1 for a small one, and 2.
    private func level(_ color: UIColor, _ alpha: CGFloat, on ground: UIColor) -> Int {
        let share = color.components[3] * alpha
        let differences = (0..<3).map { abs(color.components[$0] - ground.components[$0]) * share }
        let most = differences.max() ?? 0
        return most < 0.12 ? 0 : most < 0.45 ? 1 : 2
    }
    private mutating func paint(_ shape: Shape, _ polygons: [[CGPoint]], _ isEvenOdd: Bool) {
        let level = level(shape.color, shape.alpha, on: ground)
        let spans = spans(of: polygons, isEvenOdd: isEvenOdd)
        let masks = shape.clips.filter { !$0.isRect(around: area) }.map { clip -> [Bool] in
            var mask = Array(repeating: false, count: wide * high)
            for span in self.spans(of: clip.polygons, isEvenOdd: false) { for place in span { mask[place] = true } }
            return mask
        }
        var count = 0
        for span in spans {
            for place in span where masks.allSatisfy({ $0[place] }) {
                levels[place] = level
                count += 1
            }
        }
        if count * 10 >= levels.count * 9 {
            (ground, isPlain) = (shape.color, true)
            groundLevel = self.level(shape.color, shape.alpha, on: background)
            levels = Array(repeating: 0, count: wide * high)
        } else if level > 0, count > 0 {
            isPlain = false
        }
    }
    /// Returns the indices of the parts inside of a path, row by row.
    private func spans(of polygons: [[CGPoint]], isEvenOdd: Bool) -> [Range<Int>] {
        let (unit, step) = (area.width / CGFloat(wide), area.height / CGFloat(high))
        var crossings: [[(x: CGFloat, turn: Int)]] = Array(repeating: [], count: high)
        func row(_ y: CGFloat) -> Int {
            // The bounds keep numbers of any size within the integers.
            let place = Double(((y - area.minY) / step - 0.5).rounded(.up))
            return Int.nearest(min(Double(high), max(0, place)))
        }
        for polygon in polygons {
            for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1)) where start.y != end.y {
                let (upper, lower, turn) = start.y < end.y ? (start, end, 1) : (end, start, -1)
                let slope = (lower.x - upper.x) / (lower.y - upper.y)
                for index in row(upper.y)..<max(row(upper.y), row(lower.y)) {
                    let y = area.minY + (CGFloat(index) + 0.5) * step
                    crossings[index].append((upper.x + (y - upper.y) * slope, turn))
                }
            }
        }
        func column(_ x: CGFloat) -> Int {
            let place = Double(((x - area.minX) / unit - 0.5).rounded(.up))
            return Int.nearest(min(Double(wide), max(0, place)))
        }
        var spans: [Range<Int>] = []
        for (index, all) in crossings.enumerated() where !all.isEmpty {
            let sorted = all.sorted { $0.x < $1.x }
            var winding = 0
            for (one, next) in zip(sorted, sorted.dropFirst()) {
                winding += isEvenOdd ? 1 : one.turn
                let isInside = isEvenOdd ? winding % 2 != 0 : winding != 0
                let (begin, end) = (column(one.x), column(next.x))
                if isInside, begin < end { spans.append(index * wide + begin..<index * wide + end) }
            }
        }
        return spans
    }
    /// Returns a rectangle for each part of a line.
    private static func lines(_ outline: Outline, _ width: CGFloat) -> [[CGPoint]] {
        var all: [[CGPoint]] = []
        for polygon in outline.polygons {
            for (start, end) in zip(polygon, polygon.dropFirst()) {
                let (x, y) = (end.x - start.x, end.y - start.y)
                let length = (x * x + y * y).squareRoot()
                if length == 0 { continue }
                let (aside, up) = (-y / length * width / 2, x / length * width / 2)
                all.append([
                    CGPoint(x: start.x + aside, y: start.y + up), CGPoint(x: end.x + aside, y: end.y + up),
                    CGPoint(x: end.x - aside, y: end.y - up), CGPoint(x: start.x - aside, y: start.y - up),
                ])
            }
        }
        return all
    }

    // MARK: Texts

    /// Writes the text of another view, whose rectangle is relative to the area.
    mutating func writeOver(_ text: String, _ place: CGRect, _ alignment: NSTextAlignment) {
        let place = CGRect(
            x: area.minX + place.minX, y: area.minY + place.minY, width: place.size.width, height: place.size.height)
        write(text, place, alignment)
    }
    /// Writes a text over the drawing.
    mutating func write(_ text: String, _ place: CGRect, _ alignment: NSTextAlignment) {
        let canvas = TextCanvas(width: columns, isUnicode: blocks != .ascii)
        let line = text.split(separator: "\n").first.map { canvas.clipped(String($0)) } ?? ""
        let length = canvas.columnCount(line)
        let unit = area.width / CGFloat(max(1, columns))
        let start = alignment == .center ? place.midX - CGFloat(length) * unit / 2 : place.minX
        let left = alignment == .right ? place.maxX - CGFloat(length) * unit : start
        let column = Int.nearest(min(10_000, max(0, Double((left - area.minX) / unit))))
        let row = Int.nearest(
            min(
                10_000,
                max(0, Double(((place.midY - area.minY) / (area.height / CGFloat(max(1, rows)))).rounded(.down)))))
        guard row < rows, !line.isEmpty else { return }
        texts.append((row, min(column, max(0, columns - length)), line))
        isPlain = false
    }

    // MARK: Lines

    /// The words for screen readers.
    var spoken: String { (["drawing"] + texts.map { $0.text }).joined(separator: ", ") }
    var lines: [String] {
        let (across, down) = blocks.parts
        let fills = isPlain && groundLevel > 0
        let canvas = TextCanvas(width: columns, isUnicode: blocks != .ascii)
        return (0..<rows).map { row in
            var cells: [String] = []
            for column in 0..<columns {
                var (full, count, grey, bit) = (0, 0, 0, 1)
                for y in 0..<down {
                    for x in 0..<across {
                        let level = fills ? groundLevel : levels[(row * down + y) * wide + column * across + x]
                        if level == 2 {
                            full += bit
                            count += 1
                        } else if level == 1 {
                            grey += 1
                        }
                        bit *= 2
                    }
                }
                cells.append(blocks.character(full: full, count: count, grey: grey))
            }
            for part in texts where part.row == row {
                let end = min(columns, part.column + canvas.columnCount(part.text))
                for column in part.column..<max(part.column, end) { cells[column] = "" }
                if part.column < columns { cells[part.column] = part.text }
            }
            return cells.joined()
        }
    }
}
