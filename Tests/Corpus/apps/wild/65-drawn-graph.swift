// Custom drawing: draw(_:), contexts, graph view, setNeedsDisplay, tint.
import UIKit

final class GraphView: UIView {
    var points: [Int] = [4, 2, 6, 4, 5, 8, 3] { didSet { setNeedsDisplay() } }
    private(set) var drawn = 0
    private enum Constants {
        static let cornerRadiusSize = CGSize(width: 8.0, height: 8.0)
        static let margin: CGFloat = 20.0
        static let topBorder: CGFloat = 60
        static let circleDiameter: CGFloat = 5.0
    }
    override func draw(_ rect: CGRect) {
        drawn += 1
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: Constants.cornerRadiusSize)
        path.addClip()
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let colors = [UIColor.systemOrange.cgColor, UIColor.systemRed.cgColor]
        let colorSpace = CGColorSpaceCreateDeviceRGB()
        guard let gradient = CGGradient(colorsSpace: colorSpace, colors: colors as CFArray, locations: [0.0, 1.0]) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        let maxValue = points.max() ?? 1
        let columnX = { (column: Int) -> CGFloat in
            let spacing = (rect.width - Constants.margin * 2 - 4) / CGFloat(self.points.count - 1)
            return CGFloat(column) * spacing + Constants.margin + 2
        }
        let graphHeight = rect.height - Constants.topBorder
        let columnY = { (value: Int) -> CGFloat in graphHeight + Constants.topBorder - CGFloat(value) / CGFloat(maxValue) * graphHeight }
        UIColor.white.setFill()
        UIColor.white.setStroke()
        let graph = UIBezierPath()
        graph.move(to: CGPoint(x: columnX(0), y: columnY(points[0])))
        for i in 1..<points.count { graph.addLine(to: CGPoint(x: columnX(i), y: columnY(points[i]))) }
        context.saveGState()
        let clipping = graph.copy() as! UIBezierPath
        clipping.close()
        clipping.addClip()
        context.restoreGState()
        graph.lineWidth = 2.0
        graph.stroke()
        for i in 0..<points.count {
            var point = CGPoint(x: columnX(i), y: columnY(points[i]))
            point.x -= Constants.circleDiameter / 2
            UIBezierPath(ovalIn: CGRect(origin: point, size: CGSize(width: Constants.circleDiameter, height: Constants.circleDiameter))).fill()
        }
        let text = "Max \(maxValue)" as NSString
        text.draw(at: CGPoint(x: 10, y: 10), withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
        context.setStrokeColor(UIColor.black.cgColor)
        context.setLineWidth(1)
        context.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
        context.strokePath()
        context.setLineDash(phase: 0, lengths: [4, 2])
        context.addEllipse(in: rect.insetBy(dx: 5, dy: 5))
        context.drawPath(using: .fillStroke)
    }
}
final class GraphViewController: UIViewController {
    let graph = GraphView(frame: CGRect(x: 20, y: 100, width: 350, height: 200))
    override func viewDidLoad() {
        super.viewDidLoad()
        graph.backgroundColor = .clear
        graph.isOpaque = false
        graph.contentMode = .redraw
        view.addSubview(graph)
    }
    func snapshot() -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.cgContext.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
        }
    }
}
let graphs = GraphViewController()
show(graphs)
visit(
    (at: 0.1, {
        print(graphs.graph.drawn)
        graphs.graph.points = [1, 2]
        graphs.graph.points = [1, 2, 3]
    }),
    (at: 0.2, {
        print(graphs.graph.drawn)
        print(graphs.snapshot().size.width)
    }))
