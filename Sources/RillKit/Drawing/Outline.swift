import Foundation

/// A segment of a path.
enum PathElement {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
}

/// The lines and curves of a path, with their geometry.
struct Outline {
    var elements: [PathElement] = []
    /// The last point, and the first point of its part, to which `close` returns.
    private(set) var current = CGPoint.zero
    private var start = CGPoint.zero

    var isEmpty: Bool { elements.isEmpty }

    // MARK: Building

    mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        (current, start) = (point, point)
    }
    mutating func line(to point: CGPoint) {
        if isEmpty { return move(to: point) }
        elements.append(.line(point))
        current = point
    }
    mutating func quad(_ control: CGPoint, to point: CGPoint) {
        elements.append(.quad(control, point))
        current = point
    }
    mutating func cubic(_ first: CGPoint, _ second: CGPoint, to point: CGPoint) {
        elements.append(.cubic(first, second, point))
        current = point
    }
    mutating func close() {
        if isEmpty { return }
        elements.append(.close)
        current = start
    }
    mutating func append(_ other: Outline) {
        elements += other.elements
        (current, start) = (other.current, other.start)
    }
    /// Adds a part of a circle. Angles grow in the direction of a clock. A line joins the arc to the last point.
    mutating func arc(_ center: CGPoint, _ radius: CGFloat, from: CGFloat, to: CGFloat, isClockwise: Bool) {
        let whole = CGFloat.pi * 2
        var sweep = to - from
        if abs(sweep) >= whole {
            sweep = isClockwise ? whole : -whole
        } else if isClockwise, sweep < 0 {
            sweep += whole
        } else if !isClockwise, sweep > 0 {
            sweep -= whole
        }
        func point(_ angle: CGFloat, _ side: CGFloat = 0) -> CGPoint {
            let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
            return CGPoint(
                x: center.x + radius * (cosine - side * sine), y: center.y + radius * (sine + side * cosine))
        }
        line(to: point(from))
        let count = max(1, Int.nearest(Double((abs(sweep) / (.pi / 2)).rounded(.up))))
        let step = sweep / CGFloat(count)
        // The distance of the control points, with which a curve is nearest to an arc.
        let side = CGFloat(4.0 / 3 * tan(Double(step) / 4))
        for index in 0..<count {
            let (begin, end) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
            cubic(point(begin, side), point(end, -side), to: point(end))
        }
    }
    static func rect(_ rect: CGRect) -> Outline {
        var outline = Outline()
        outline.move(to: rect.origin)
        outline.line(to: CGPoint(x: rect.maxX, y: rect.minY))
        outline.line(to: CGPoint(x: rect.maxX, y: rect.maxY))
        outline.line(to: CGPoint(x: rect.minX, y: rect.maxY))
        outline.close()
        return outline
    }
    /// A rectangle whose corners are quarters of an ellipse.
    static func rounded(
        _ rect: CGRect, _ wide: CGFloat, _ high: CGFloat, corners: UIRectCorner = .allCorners
    ) -> Outline {
        let (wide, high) = (min(wide, rect.width / 2), min(high, rect.height / 2))
        if wide <= 0 || high <= 0 { return .rect(rect) }
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        // The distance of the control points from a corner, as a share of the radius.
        let near: CGFloat = 0.4477
        func radius(_ corner: UIRectCorner) -> CGPoint {
            corners.contains(corner) ? CGPoint(x: wide, y: high) : .zero
        }
        var outline = Outline()
        func turn(_ corner: CGPoint, from: CGPoint, to: CGPoint) {
            outline.line(to: from)
            let first = CGPoint(x: corner.x + (from.x - corner.x) * near, y: corner.y + (from.y - corner.y) * near)
            let second = CGPoint(x: corner.x + (to.x - corner.x) * near, y: corner.y + (to.y - corner.y) * near)
            if from != to { outline.cubic(first, second, to: to) }
        }
        let (one, two) = (radius(.topLeft), radius(.topRight))
        let (three, four) = (radius(.bottomRight), radius(.bottomLeft))
        outline.move(to: CGPoint(x: left + one.x, y: top))
        turn(
            CGPoint(x: right, y: top), from: CGPoint(x: right - two.x, y: top), to: CGPoint(x: right, y: top + two.y))
        turn(
            CGPoint(x: right, y: bottom), from: CGPoint(x: right, y: bottom - three.y),
            to: CGPoint(x: right - three.x, y: bottom))
        turn(
            CGPoint(x: left, y: bottom), from: CGPoint(x: left + four.x, y: bottom),
            to: CGPoint(x: left, y: bottom - four.y))
        turn(CGPoint(x: left, y: top), from: CGPoint(x: left, y: top + one.y), to: CGPoint(x: left + one.x, y: top))
        outline.close()
        return outline
    }
    static func ellipse(_ rect: CGRect) -> Outline { .rounded(rect, rect.width / 2, rect.height / 2) }

    // MARK: Geometry

    func mapped(_ change: (CGPoint) -> CGPoint) -> Outline {
        var outline = Outline()
        for element in elements {
            switch element {
            case .move(let point): outline.move(to: change(point))
            case .line(let point): outline.line(to: change(point))
            case .quad(let control, let point): outline.quad(change(control), to: change(point))
            case .cubic(let first, let second, let point):
                outline.cubic(change(first), change(second), to: change(point))
            case .close: outline.close()
            }
        }
        return outline
    }
    func applying(_ transform: CGAffineTransform) -> Outline {
        transform.isIdentity ? self : mapped { $0.applying(transform) }
    }
    /// The parts of the path as lines between points. Each curve becomes eight lines.
    var polygons: [[CGPoint]] { polygons(steps: 8) }
    private func polygons(steps: Int) -> [[CGPoint]] {
        func shares(_ step: Int) -> (CGFloat, CGFloat) {
            let share = CGFloat(step) / CGFloat(steps)
            return (share, 1 - share)
        }
        var all: [[CGPoint]] = []
        var points: [CGPoint] = []
        for element in elements {
            let last = points.last ?? .zero
            switch element {
            case .move(let point):
                if points.count > 1 { all.append(points) }
                points = [point]
            case .line(let point): points.append(point)
            case .quad(let control, let point):
                for step in 1...steps {
                    let (t, u) = shares(step)
                    points.append(
                        CGPoint(
                            x: u * u * last.x + 2 * u * t * control.x + t * t * point.x,
                            y: u * u * last.y + 2 * u * t * control.y + t * t * point.y))
                }
            case .cubic(let first, let second, let point):
                for step in 1...steps {
                    let (t, u) = shares(step)
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: a * last.x + b * first.x + c * second.x + d * point.x,
                            y: a * last.y + b * first.y + c * second.y + d * point.y))
                }
            case .close:
                if let first = points.first, points.count > 1 {
                    all.append(points + [first])
                    points = [first]
                }
            }
        }
        if points.count > 1 { all.append(points) }
        return all
    }
    /// The smallest rectangle around the points of the path; null for an empty path.
    var bounds: CGRect {
        let points = polygons.flatMap { $0 }
        guard let first = points.first else { return isEmpty ? .null : CGRect(origin: current, size: .zero) }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    /// The smallest rectangle around the points of the path and the control points of its curves.
    var boundsOfControls: CGRect {
        var plain = Outline()
        for element in elements {
            switch element {
            case .move(let point): plain.move(to: point)
            case .line(let point): plain.line(to: point)
            case .quad(let control, let point): [control, point].forEach { plain.line(to: $0) }
            case .cubic(let first, let second, let point): [first, second, point].forEach { plain.line(to: $0) }
            case .close: break
            }
        }
        return plain.bounds
    }
    /// Returns true if the path is a rectangle that contains an area.
    func isRect(around area: CGRect) -> Bool {
        guard elements.count == 5, let points = polygons.first, points.count == 5 else { return false }
        let isUpright = zip(points, points.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
        return isUpright && bounds.insetBy(dx: -0.5, dy: -0.5).contains(area)
    }
    /// Returns true if the point is inside of the closed path.
    func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
        var winding = 0
        for polygon in polygons {
            for (start, end) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
            where (start.y <= point.y) != (end.y <= point.y) {
                let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
                if x > point.x { winding += start.y < end.y ? 1 : -1 }
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
    /// Returns the part of the path between two shares of its length.
    func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
        if start <= 0, end >= 1 { return self }
        if end <= start { return Outline() }
        let all = polygons(steps: 24)
        func length(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
            ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
        }
        let whole = all.map { zip($0, $0.dropFirst()).map { length($0, $1) }.reduce(0, +) }.reduce(0, +)
        let (begin, finish) = (whole * max(0, start), whole * min(1, end))
        var (outline, passed) = (Outline(), CGFloat(0))
        for polygon in all {
            var isOpen = false
            for (one, other) in zip(polygon, polygon.dropFirst()) {
                let own = length(one, other)
                defer { passed += own }
                guard own > 0, passed < finish, passed + own > begin else { continue }
                func point(_ share: CGFloat) -> CGPoint {
                    CGPoint(x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share)
                }
                if !isOpen { outline.move(to: point(max(0, (begin - passed) / own))) }
                isOpen = true
                outline.line(to: point(min(1, (finish - passed) / own)))
            }
        }
        return outline
    }
}
