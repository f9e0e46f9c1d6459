import Foundation

extension CALayer {
    /// The shapes of the layer and its sublayers, in the coordinates of the superlayer.
    var shapesInSuperlayer: [Shape] {
        if isHidden || opacity < 0.01 { return [] }
        var shapes: [Shape] = []
        let area = bounds
        if let color = backgroundColor?.color, color.components[3] > 0, area.size.width > 0 {
            shapes.append(Shape(outline: edge, content: .fill(color, isEvenOdd: false)))
        }
        if contents is CGImage || contents is UIImage, area.size.width > 0 {
            let image = (contents as? CGImage)?.image ?? contents as? UIImage
            shapes += image.map { $0.drawing?.shapes(in: area) ?? [Shape(symbol: $0, area)] } ?? []
        }
        shapes += contentShapes + shapesOfSublayers
        if borderWidth > 0, let color = borderColor?.color, area.size.width > 0 {
            shapes.append(Shape(outline: edge, content: .stroke(color, Pen(width: borderWidth))))
        }
        let clip = (mask as? CAShapeLayer)?.path?.outline ?? (masksToBounds ? edge : nil)
        return shapes.map { shape in
            var shape = shape
            shape.alpha *= CGFloat(opacity)
            if let clip { shape.clips.append(clip) }
            return shape.applying(placement)
        }
    }
    var shapesOfSublayers: [Shape] {
        let all = sublayers ?? []
        let ordered = all.contains { $0.zPosition != 0 } ? all.sorted { $0.zPosition < $1.zPosition } : all
        return ordered.flatMap { $0.shapesInSuperlayer }
    }
    private var edge: Outline { .rounded(bounds, cornerRadius, cornerRadius) }
    /// Moves the layer to its frame, and turns and scales it around its middle.
    private var placement: CGAffineTransform {
        let (frame, change) = (frame, transform)
        let move = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        if change == CATransform3DIdentity { return move }
        let (x, y) = (frame.size.width * anchorPoint.x, frame.size.height * anchorPoint.y)
        return CGAffineTransform(translationX: -x, y: -y)
            .concatenating(CGAffineTransform(scaleX: change.scaleFactors.x, y: change.scaleFactors.y))
            .concatenating(CGAffineTransform(rotationAngle: change.rotationAngle))
            .concatenating(CGAffineTransform(translationX: x + change.translation.x, y: y + change.translation.y))
            .concatenating(move)
    }
    /// Returns the value of a property on the screen, which an animation with a target value determines.
    func shown(_ key: String, _ value: CGFloat) -> CGFloat {
        for animation in animations.values {
            guard let animation = animation as? CABasicAnimation, animation.keyPath == key else { continue }
            func number(_ any: Any?) -> CGFloat? {
                any as? CGFloat ?? (any as? Double).map { CGFloat($0) } ?? (any as? Int).map { CGFloat($0) }
                    ?? (any as? Float).map { CGFloat($0) } ?? (any as? NSNumber).map { CGFloat($0.doubleValue) }
            }
            let (from, to) = (number(animation.fromValue) ?? value, number(animation.toValue) ?? value)
            let passed = Timing.now - animation.startTime
            let share = animation.duration > 0 ? min(1, max(0, passed / animation.duration)) : 1
            return from + (to - from) * CGFloat(share)
        }
        return value
    }
}

extension CGLineCap {
    init(_ cap: CAShapeLayerLineCap) { self = cap == .round ? .round : cap == .square ? .square : .butt }
}
extension CGLineJoin {
    init(_ join: CAShapeLayerLineJoin) { self = join == .round ? .round : join == .bevel ? .bevel : .miter }
}

extension UIView {
    /// The shapes of the view's layer, of `draw(_:)` and of sublayers, in the coordinates of its bounds.
    var shapes: [Shape] {
        guard drawn != nil || madeLayer != nil else { return [] }
        return (madeLayer?.contentShapes ?? []) + (drawn?.shapes ?? []) + (madeLayer?.shapesOfSublayers ?? [])
    }
    /// The colour behind the contents of the view.
    var ground: UIColor? {
        var place: UIView? = self
        while let here = place {
            if let color = here.backgroundColor, color.components[3] > 0.5 { return color }
            place = here.superview
        }
        return nil
    }

    /// Returns the shapes of the view as block art with their rectangle; nil if there are none. Shapes outside of
    /// `limit` are not drawn.
    func art(_ canvas: TextCanvas, in limit: CGRect) -> (place: CGRect, art: BlockArt)? {
        let shapes = shapes
        if shapes.isEmpty { return nil }
        let place = Drawing(size: bounds.size, shapes: shapes).bounds.intersection(limit)
        guard !place.isNull, place.size.width > 0, place.size.height > 0 else { return nil }
        let columns = min(canvas.width, max(1, BlockArt.columns(place.size.width)))
        let rows = min(40, canvas.rowLimit, max(1, BlockArt.rows(place.size.height)))
        let art = BlockArt(shapes, place, columns: columns, rows: rows, blocks: canvas.blocks, ground: ground)
        return (place, art)
    }
    /// The lines of the shapes of the view, if they are more than a plain background.
    func artLines(_ canvas: TextCanvas) -> [Line] {
        let limit = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
        guard drawn != nil || madeLayer != nil, let (_, art) = art(canvas, in: limit) else { return [] }
        if art.isPlain, !subviews.isEmpty { return [] }
        return canvas.isForSpeech ? [Line(art.spoken)] : art.lines.map { Line($0) }
    }
}
