// A view is drawn when it appears, and once after each request.
import UIKit

struct Stroke { var points: [CGPoint]; var color: UIColor }
final class CanvasView: UIView {
    private(set) var strokes: [Stroke] = [] { didSet { onChange?(strokes.count) } }
    var onChange: ((Int) -> Void)?
    var color = UIColor.black
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        strokes.append(Stroke(points: [point], color: color))
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        strokes[strokes.count - 1].points.append(touch.location(in: self))
        setNeedsDisplay()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        print("stroke", strokes.last?.points.count ?? 0)
    }
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setLineCap(.round)
        context.setLineWidth(3)
        for stroke in strokes {
            context.setStrokeColor(stroke.color.cgColor)
            for (i, p) in stroke.points.enumerated() { i == 0 ? context.move(to: p) : context.addLine(to: p) }
            context.strokePath()
        }
        print("draw", strokes.count)
    }
    func undo() { _ = strokes.popLast(); setNeedsDisplay() }
    func clear() { strokes.removeAll(); setNeedsDisplay() }
}
final class DrawViewController: UIViewController {
    let canvas = CanvasView()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Draw"
        canvas.frame = view.bounds
        canvas.backgroundColor = .white
        canvas.isMultipleTouchEnabled = false
        view.addSubview(canvas)
        let undo = UIBarButtonItem(barButtonSystemItem: .undo, target: self, action: #selector(undoTapped))
        let clear = UIBarButtonItem(title: "Clear", style: .plain, target: self, action: #selector(clearTapped))
        navigationItem.rightBarButtonItems = [clear, undo]
        canvas.onChange = { [weak undo, weak clear] count in undo?.isEnabled = count > 0; clear?.isEnabled = count > 0 }
        undo.isEnabled = false
        clear.isEnabled = false
    }
    @objc func undoTapped() { canvas.undo() }
    @objc func clearTapped() { canvas.clear() }
}
let d = DrawViewController()
show(UINavigationController(rootViewController: d))
visit(
    ("", { print(screen); d.canvas.pan(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 100, y: 300)) }),
    ("", { d.canvas.pan(from: CGPoint(x: 10, y: 200), to: CGPoint(x: 100, y: 300)) }),
    ("", { print(screen); tap("Undo") }), ("", { tap("Clear") }), ("", { print(d.canvas.strokes.count); print(screen) })
)
