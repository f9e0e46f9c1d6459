// A property marked @objc dynamic reports each change after its observer; with .initial also the present value.
import UIKit
import RxSwift
import RxCocoa

@objcMembers class Player: NSObject {
    dynamic var position: Double = 0
    dynamic var title: String? = nil
    @objc dynamic private(set) var isPlaying = false
    func play() { isPlaying = true }
    func pause() { isPlaying = false }
}
class Account: NSObject {
    @objc dynamic var balance: Int = 100
    @objc dynamic var owner: String = "Ann"
}
class PlayerViewController: UIViewController {
    let player = Player()
    let account = Account()
    private let label = UILabel()
    private let playButton = UIButton(type: .system)
    private var observations: [NSKeyValueObservation] = []
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = CGRect(x: 20, y: 100, width: 350, height: 30)
        playButton.frame = CGRect(x: 20, y: 150, width: 350, height: 44)
        playButton.setTitle("Play", for: .normal)
        playButton.setTitle("Pause", for: .selected)
        playButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
        view.addSubview(label)
        view.addSubview(playButton)
        observations.append(player.observe(\.isPlaying, options: [.initial, .new]) { [weak self] player, change in
            print("playing", change.newValue ?? false)
            self?.playButton.isSelected = player.isPlaying
        })
        observations.append(account.observe(\.balance, options: [.old, .new]) { account, change in
            print("balance", change.oldValue!, change.newValue!, account.owner)
        })
        player.rx.observe(Double.self, "position")
            .compactMap { $0 }
            .map { String(format: "%.1f s", $0) }
            .bind(to: label.rx.text)
            .disposed(by: bag)
        player.rx.observe(String.self, #keyPath(Player.title)).skip(1)
            .subscribe(onNext: { print("title", $0 ?? "nil") }).disposed(by: bag)
        account.rx.observe(\.balance).subscribe(onNext: { print("rx balance", $0) }).disposed(by: bag)
    }
    @objc private func toggle() { player.isPlaying ? player.pause() : player.play() }
}
let p = PlayerViewController()
show(p)
visit(
    ("", { tap("Play"); print(screen) }),
    ("", { p.player.position = 12.34; p.player.title = "Song"; p.account.balance -= 30; print(screen) }),
    ("", { p.account.balance = 5; print(p.account.value(forKey: "balance") as? Int ?? -1) }),
    ("", { tap("Pause") })
)
