// Targets need not be views: timers, notifications, controls and recognisers call methods of any class by name. A notification
// is observed without being held; a timer holds its target. An action without a target goes up the responder chain.
import UIKit

class Ticker: NSObject {
    var count = 0
    var timer: Timer?
    func start() {
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        // Adding a scheduled timer again changes nothing.
        RunLoop.current.add(timer!, forMode: .common)
    }
    @objc func tick() {
        count += 1
        print("tick", count)
        if count == 2 { timer?.invalidate() }
    }
}
final class Watcher {
    init() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(left(_:)), name: UIApplication.didEnterBackgroundNotification, object: nil)
    }
    deinit { print("watcher gone") }
    @objc private func left(_ note: Notification) { print("left") }
}
class Router: NSObject {
    @objc func open(_ sender: UIButton) { print("router", sender.currentTitle ?? "") }
}
class LoudRouter: Router {
    @objc func shout() { print("shout") }
}
class PanelController: UIViewController {
    let router = LoudRouter()
    let button = UIButton(type: .system)
    let upwards = UIButton(type: .system)
    let area = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Open", for: .normal)
        button.addTarget(router, action: #selector(Router.open(_:)), for: .touchUpInside)
        button.addTarget(router, action: #selector(LoudRouter.shout), for: .touchUpInside)
        upwards.setTitle("Up", for: .normal)
        upwards.addTarget(nil, action: #selector(upwardsTapped), for: .touchUpInside)
        let recognizer = UITapGestureRecognizer(target: self, action: #selector(first))
        recognizer.addTarget(self, action: #selector(second))
        area.addGestureRecognizer(recognizer)
        view.addSubview(button)
        view.addSubview(upwards)
        view.addSubview(area)
        perform(#selector(later(_:)), with: "soon", afterDelay: 1.5)
        perform(#selector(never), with: nil, afterDelay: 1.5)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(never), object: nil)
    }
    @objc func upwardsTapped() { print("up the chain") }
    @objc func first() { print("first") }
    @objc func second() { print("second") }
    @objc func later(_ word: Any) { print("later", word) }
    @objc func never() { print("never") }
}

let ticker = Ticker()
ticker.start()
var watcher: Watcher? = Watcher()
let panel = PanelController()
show(panel)
visit(
    (at: 0.5, { panel.button.tap(); panel.upwards.tap(); panel.area.tap() }),
    (at: 3, { app.enterBackground() }),
    (at: 4, { watcher = nil; app.enterForeground(); app.enterBackground() }))
