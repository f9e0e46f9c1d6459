import Foundation

/// Gestures on views. The recognisers of the view itself have priority over those of its superviews. Several
/// recognisers work together if a delegate allows it.
extension UIView {
    /// Taps the view.
    public func tap() { tap(at: middle) }
    /// Taps a point of the view `times` times with `fingers` fingers.
    public func tap(at point: CGPoint, times: Int = 1, fingers: Int = 1) {
        guard UIDriver.checkReachable(self, "tap") else { return }
        if let field = self as? UITextField { _ = field.becomeFirstResponder() }
        if let area = self as? UITextView { _ = area.becomeFirstResponder() }
        if let toggle = self as? UISwitch { return toggle.flip() }
        for _ in 0..<max(1, times) { (self as? UIControl)?.touchedByUser(at: point) }
        betweenTouches(point) {
            let taps = activeRecognizers(UITapGestureRecognizer.self) { recognizer in
                recognizer.numberOfTapsRequired <= times && recognizer.numberOfTouchesRequired == fingers
            }
            for recognizer in taps {
                for _ in 0..<(times / max(1, recognizer.numberOfTapsRequired)) {
                    recognizer.setState(.ended, at: convert(point, to: recognizer.view))
                }
            }
            if !taps.contains(where: { $0.cancelsTouchesInView }) { selectCell() }
        }
    }
    /// Handles a tap without a control or recogniser, which selects the row or item that contains the view.
    private func selectCell() {
        var place: UIView? = self
        while let here = place {
            if here is UIControl || here is UITableView || here is UICollectionView { return }
            if let cell = here as? UITableViewCell {
                guard let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) else { return }
                return table.rowTapped(path)
            }
            if let cell = here as? UICollectionViewCell {
                guard let grid = cell.superview as? UICollectionView, let path = grid.indexPath(for: cell) else {
                    return
                }
                return grid.itemTapped(path)
            }
            place = here.superview
        }
    }
    /// Presses the view for a number of seconds.
    public func longPress(for seconds: TimeInterval = 0) {
        guard UIDriver.checkReachable(self, "press") else { return }
        if ContextMenus.openMenu(on: self) { return }
        let downs = activeRecognizers(TouchDownGestureRecognizer.self)
        let presses = activeRecognizers(UILongPressGestureRecognizer.self)
        for recognizer in downs { recognizer.setState(.began, at: convert(middle, to: recognizer.view)) }
        for recognizer in presses { recognizer.setState(.began, at: convert(middle, to: recognizer.view)) }
        let leave = {
            for recognizer in presses { recognizer.setState(.ended) }
            for recognizer in downs { recognizer.setState(.ended) }
        }
        if seconds > 0 { Timing.performAfter(seconds, leave) } else { leave() }
    }
    public func swipe(_ direction: UISwipeGestureRecognizer.Direction) {
        guard UIDriver.checkReachable(self, "swipe") else { return }
        betweenTouches(middle) {
            for recognizer in activeRecognizers(
                UISwipeGestureRecognizer.self, where: { $0.direction.contains(direction) })
            {
                recognizer.setState(.ended, at: convert(middle, to: recognizer.view))
            }
        }
        if !scrollBySwipe(direction), direction == .down { SheetDismissal.swipeDown(self) }
    }
    /// Scrolls the nearest enclosing view that has more content in the direction of a swipe; returns false if there is
    /// none.
    private func scrollBySwipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
        var here: UIView? = self
        while let view = here {
            if let scroll = view as? UIScrollView, scroll.userSwiped(direction) { return true }
            here = view.superview
        }
        return false
    }
    /// Drags from one point of the view to another in steps.
    public func pan(from start: CGPoint, to end: CGPoint, steps: Int = 3) {
        guard UIDriver.checkReachable(self, "pan") else { return }
        betweenTouches(start, to: end) {
            let pans = activeRecognizers(UIPanGestureRecognizer.self) { !($0 is UIScreenEdgePanGestureRecognizer) }
            if pans.isEmpty, let control = self as? UIControl { return control.touchedByUser(at: start, to: end) }
            drag(pans, start, end, steps)
            userDragged(from: start, to: end)
        }
    }
    /// Drags from an edge of the screen to its inside.
    public func panFromEdge(_ edge: UIRectEdge, steps: Int = 3) {
        guard UIDriver.checkReachable(self, "pan") else { return }
        let (width, height) = (bounds.size.width, bounds.size.height)
        var (start, distance) = (middle, CGPoint(x: 30, y: 0))
        if edge == .left {
            start.x = 0
        } else if edge == .right {
            start.x = width
            distance = CGPoint(x: -30, y: 0)
        } else if edge == .top {
            start.y = 0
            distance = CGPoint(x: 0, y: 30)
        } else {
            start.y = height
            distance = CGPoint(x: 0, y: -30)
        }
        let edges = activeRecognizers(UIScreenEdgePanGestureRecognizer.self) { $0.edges.contains(edge) }
        drag(edges, start, CGPoint(x: start.x + distance.x, y: start.y + distance.y), steps)
    }
    /// Pinches the view. A scale above 1 moves two fingers apart.
    public func pinch(scale: CGFloat) {
        guard UIDriver.checkReachable(self, "pinch") else { return }
        let pinches = activeRecognizers(UIPinchGestureRecognizer.self)
        for recognizer in pinches { recognizer.setState(.began, at: convert(middle, to: recognizer.view)) }
        for recognizer in pinches {
            recognizer.scale = scale
            recognizer.velocity = (scale - 1) * 10
            recognizer.setState(.changed)
        }
        for recognizer in pinches { recognizer.setState(.ended) }
        var place: UIView? = self
        while let here = place, !(here is UIScrollView) { place = here.superview }
        place?.pinched(scale)
    }
    /// Rotates two fingers on the view by an angle in radians.
    public func rotate(by angle: CGFloat) {
        guard UIDriver.checkReachable(self, "rotate") else { return }
        let turns = activeRecognizers(UIRotationGestureRecognizer.self)
        for recognizer in turns { recognizer.setState(.began, at: convert(middle, to: recognizer.view)) }
        for recognizer in turns {
            recognizer.rotation = angle
            recognizer.velocity = angle * 10
            recognizer.setState(.changed)
        }
        for recognizer in turns { recognizer.setState(.ended) }
    }

    private var middle: CGPoint { CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2) }

    private func drag(_ pans: [UIPanGestureRecognizer], _ start: CGPoint, _ end: CGPoint, _ steps: Int) {
        let count = CGFloat(max(1, steps))
        let step = CGPoint(x: (end.x - start.x) / count, y: (end.y - start.y) / count)
        for recognizer in pans {
            recognizer.velocityNow = CGPoint(x: step.x * 10, y: step.y * 10)
            recognizer.setState(.began, at: convert(start, to: recognizer.view))
        }
        for _ in 0..<max(1, steps) {
            // The screen is laid out between two movements of a finger.
            Layout.layOutScreen()
            for recognizer in pans {
                // The program may have reset the translation of the recogniser.
                recognizer.translationSoFar = CGPoint(
                    x: recognizer.translationSoFar.x + step.x, y: recognizer.translationSoFar.y + step.y)
                recognizer.setState(
                    .changed,
                    at: CGPoint(x: recognizer.touchLocation.x + step.x, y: recognizer.touchLocation.y + step.y))
            }
        }
        Layout.layOutScreen()
        for recognizer in pans { recognizer.setState(.ended) }
    }

    /// Performs a gesture between touch down and touch up.
    private func betweenTouches(_ point: CGPoint, to end: CGPoint? = nil, _ step: () -> Void) {
        // A control keeps its touches; other views pass them along the responder chain.
        let finger = self is UIControl ? nil : UITouch(self, at: point)
        let event = finger.map { UIEvent(.touches, touches: [$0]) }
        if let finger { touchesBegan([finger], with: event) }
        if let finger, let end {
            finger.move(to: end)
            touchesMoved([finger], with: event)
        }
        let before = UIGestureRecognizer.recognizedCount
        let downs = activeRecognizers(TouchDownGestureRecognizer.self)
        for recognizer in downs { recognizer.setState(.began, at: convert(point, to: recognizer.view)) }
        step()
        for recognizer in downs { recognizer.setState(.ended) }
        guard let finger else { return }
        let isTaken = UIGestureRecognizer.recognizedCount > before
        finger.phase = isTaken ? .cancelled : .ended
        if isTaken { touchesCancelled([finger], with: event) } else { touchesEnded([finger], with: event) }
    }

    /// Returns the recognisers for a gesture on this view. Controls have priority over the views behind them.
    private func activeRecognizers<Recognizer: UIGestureRecognizer>(
        _ type: Recognizer.Type, where fits: (Recognizer) -> Bool = { _ in true }
    ) -> [Recognizer] {
        var found: [Recognizer] = []
        var place: UIView? = self
        while let here = place {
            for recognizer in here.gestureRecognizers ?? [] {
                guard let fit = recognizer as? Recognizer, fits(fit), fit.isEnabled, fit.acceptsTouch(UIDriver.touch)
                else {
                    continue
                }
                if found.allSatisfy({ $0.recognizesSimultaneously(fit) }) { found.append(fit) }
            }
            place = self is UIControl ? nil : here.superview ?? (here is UIWindow ? nil : here.window)
        }
        return found
    }
}

/// Performs user actions with a pencil.
public func withPencil(_ steps: () -> Void) {
    UIDriver.touch = .pencil
    steps()
    UIDriver.touch = .direct
}
