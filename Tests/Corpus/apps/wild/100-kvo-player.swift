// Observers by name get old and new values; setValue(_:forKey:) calls observers, of views and of models.
import UIKit
import RxSwift
import RxCocoa

class PlayerViewModel: NSObject {
    @objc dynamic var position: Double = 0
    @objc dynamic var isPlaying = false
    @objc dynamic var title: String = "Intro"
    private var timer: Timer?
    func toggle() {
        isPlaying.toggle()
        timer?.invalidate()
        guard isPlaying else { return }
        timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
            guard let self = self else { timer.invalidate(); return }
            self.position += 0.5
            if self.position >= 2 { self.toggle() }
        }
    }
}
class PlayerViewController: UIViewController {
    let model = PlayerViewModel()
    var observations: [NSKeyValueObservation] = []
    let playButton = UIButton(type: .custom)
    let slider = UISlider()
    let label = UILabel()
    private let bag = DisposeBag()
    private var context = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        let stack = UIStackView()
        stack.axis = .vertical
        stack.alignment = .fill
        stack.distribution = .equalSpacing
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        for v in [label, slider, playButton] as [UIView] { stack.addArrangedSubview(v) }
        stack.frame = CGRect(x: 0, y: 100, width: view.frame.width, height: 200)
        view.addSubview(stack)
        slider.maximumValue = 2
        slider.minimumTrackTintColor = .systemPink
        slider.isContinuous = true
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        playButton.setTitle("▶︎ Play", for: .normal)
        playButton.setTitleColor(.black, for: .normal)
        playButton.addTarget(self, action: #selector(play), for: .touchUpInside)
        observations.append(model.observe(\.isPlaying, options: [.initial, .new]) { [weak self] model, change in
            self?.playButton.setTitle(change.newValue == true ? "Pause" : "Play", for: .normal)
        })
        observations.append(model.observe(\.position, options: [.old, .new]) { [weak self] _, change in
            self?.slider.setValue(Float(change.newValue ?? 0), animated: true)
        })
        model.rx.observe(Double.self, "position").compactMap { $0 }.map { String(format: "%.1f s", $0) }.bind(to: label.rx.text).disposed(by: bag)
        model.rx.observeWeakly(String.self, "title").subscribe(onNext: { print("title", $0 ?? "nil") }).disposed(by: bag)
        model.addObserver(self, forKeyPath: #keyPath(PlayerViewModel.title), options: [.new, .old], context: &context)
        slider.rx.value.changed.subscribe(onNext: { [weak self] v in self?.model.setValue(Double(v), forKey: "position") }).disposed(by: bag)
    }
    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        if keyPath == #keyPath(PlayerViewModel.title) {
            print("changed", change?[.oldKey] as? String ?? "-", change?[.newKey] as? String ?? "-")
        } else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
    }
    @objc func play() { model.toggle() }
    deinit {
        model.removeObserver(self, forKeyPath: "title", context: &context)
        observations.forEach { $0.invalidate() }
    }
}
let p = PlayerViewController()
show(p)
visit(
    ("", { print(screen); tap("Play") }),
    ("", { print(screen); p.model.title = "Two" }),
    ("", { p.slider.drag(to: 1.5); print(p.model.value(forKey: "position") as? Double ?? -1); print(screen) })
)
