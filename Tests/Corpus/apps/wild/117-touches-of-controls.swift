// rx.tap replaces the target of a bar button; a drag of a slider touches down and up; a segue unwinds without a button.
import UIKit
import RxSwift
import RxCocoa

final class PlayerViewController: UIViewController {
    @IBOutlet var slider: UISlider!
    let share = UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up"), style: .plain, target: nil, action: nil)
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        let save = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(saveTapped))
        navigationItem.rightBarButtonItems = [editButtonItem, share, save]
        editButtonItem.rx.tap.subscribe(onNext: { [unowned self] in print("edit", self.isEditing) }).disposed(by: bag)
        share.rx.tap.subscribe(onNext: { print("share") }).disposed(by: bag)
        save.rx.tap.subscribe(onNext: { print("save by rx") }).disposed(by: bag)
        slider.rx.controlEvent(.touchDown).subscribe(onNext: { print("pause") }).disposed(by: bag)
        slider.rx.value.skip(1).subscribe(onNext: { print("at", $0) }).disposed(by: bag)
        slider.rx.controlEvent([.touchUpInside, .touchUpOutside]).subscribe(onNext: { print("play") }).disposed(by: bag)
    }
    @objc func saveTapped() { print("save by target") }
    @IBAction func unwindToPlayer(_ segue: UIStoryboardSegue) {}
}
let player = PlayerViewController()
show(UINavigationController(rootViewController: player))
visit(
    ("edit", { tap("Edit") }),
    ("share", { tap("square.and.arrow.up") }),
    ("save", { tap("Save") }),
    ("drag", { player.slider.drag(to: 0.5) }),
    ("buttons", { print(player.navigationItem.rightBarButtonItems?.count ?? 0, player.navigationItem.leftBarButtonItems?.count ?? 0) })
)
