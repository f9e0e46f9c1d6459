"""Measures the costs of the app kit with the optimised executable: python3 kit.py PATH-OF-RILL

Each row has a figure, its budget, and the result of the comparison. The cost of the kit is the difference between two programs. A busy
machine distorts single figures, so the script takes the least of several.
"""

import os
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Terminal"))

from screen import Program  # noqa: E402

RILL = os.path.abspath(sys.argv[1])
FOLDER = tempfile.mkdtemp()

NOTHING = "import RxSwift\nimport RxCocoa\nprint(1)\n"

CONTROLS = """import RxSwift
import RxCocoa
import UIKit
let button = UIButton(type: .system)
let field = UITextField()
let label = UILabel()
let toggle = UISwitch()
let slider = UISlider()
field.text = "a"
label.text = field.text
toggle.isOn = true
slider.value = 0.5
button.setTitle("Go", for: .normal)
print(1)
"""

MODELS = """import RxSwift
import RxCocoa
import UIKit
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
let models = Array(0..<100_000).map { "row \\($0)" }
let bag = DisposeBag()
print(table.numberOfSections)
"""

BOUND = """Observable.just(models).bind(to: table.rx.items(cellIdentifier: "Cell")) { _, model, cell in
    cell.textLabel?.text = model
}.disposed(by: bag)
print(table.numberOfRows(inSection: 0))
"""

LISTS = """import RxDataSources
struct Item: IdentifiableType, Equatable {
    let identity: Int
    var title: String
}
let old = (0..<10_000).map { Item(identity: $0, title: "a") }
var changed = old
for index in stride(from: 0, to: 9_000, by: 10) {
    changed.swapAt(index, index + 900)
    changed[index + 3].title = "b"
}
changed.removeSubrange(500..<700)
changed.insert(contentsOf: (20_000..<20_200).map { Item(identity: $0, title: "c") }, at: 3_000)
let before = [AnimatableSectionModel(model: "s", items: old)]
let after = [AnimatableSectionModel(model: "s", items: changed)]
let small = [AnimatableSectionModel(model: "s", items: Array(old.prefix(3)))]
_ = try Diff.differencesForSectionedView(initialSections: small, finalSections: small)
print(before.count, after.count)
"""

DIFF = """let found = try Diff.differencesForSectionedView(initialSections: before, finalSections: after)
print(found[0].deletedItems.count, found[0].insertedItems.count)
"""

APP = """import UIKit
import RxSwift
import RxCocoa
final class Rows: UIViewController {
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var greeting: UILabel!
    @IBOutlet weak var amount: UISlider!
    @IBOutlet weak var tableView: UITableView!
    override func viewDidLoad() {
        super.viewDidLoad()
        nameField.rx.text.orEmpty.map { "Hi \\($0)" }.bind(to: greeting.rx.text).disposed(by: rx.disposeBag)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        Observable.just(Array(0..<10_000)).bind(to: tableView.rx.items(cellIdentifier: "Cell")) { _, number, cell in
            cell.textLabel?.text = "row \\(number)"
        }.disposed(by: rx.disposeBag)
    }
}
show(Rows())
"""


def least(texts, count):
    """The least time of each program on the clock, in milliseconds: the ticks of processor time are too coarse. They take
    turns, so that a slow moment of the machine is one of all of them."""
    paths = []
    for number, text in enumerate(texts):
        paths.append(os.path.join(FOLDER, "program%d.swift" % number))
        with open(paths[-1], "w") as file:
            file.write(text)
    times = [[] for _ in texts]
    for _ in range(count):
        for path, taken in zip(paths, times):
            begin = time.perf_counter()
            subprocess.run([RILL, "run", path], stdout=subprocess.DEVNULL, check=True)
            taken.append((time.perf_counter() - begin) * 1000)
    return [min(taken) for taken in times]


def difference(less, more, count=60):
    without, whole = least([less, more], count)
    return max(0, whole - without)


def drawn():
    """Milliseconds from a key that changes the live screen to the first bytes of the new screen: the median of 40."""
    path = os.path.join(FOLDER, "app.swift")
    with open(path, "w") as file:
        file.write(APP)
    with Program([RILL, "app", path], rows=40, columns=100) as program:
        program.wait("row 3")
        times = []
        for number in range(40):
            while program.read(0.03):
                pass
            before, begin = len(program.screen.bytes), time.perf_counter()
            program.send("x" if number % 2 == 0 else "\x7f")
            while len(program.screen.bytes) == before:
                program.read(0.0002)
            times.append((time.perf_counter() - begin) * 1000)
        return sorted(times)[len(times) // 2]


def main():
    rows = [
        ("kit of a program with five controls, ms", difference(NOTHING, CONTROLS), 5),
        ("binding a table of 100,000 models, ms", difference(MODELS, MODELS + BOUND, 9), 50),
        ("diff of two lists of 10,000, ms", difference(LISTS, LISTS + DIFF, 9), 50),
        ("redraw of a live screen, ms", drawn(), 5),
    ]
    for name, value, budget in rows:
        print(f"{name:40}{value:9.2f}{budget:9}   {'' if value <= budget else 'over'}")


main()
