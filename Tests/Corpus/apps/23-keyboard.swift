// A keyboard goes over the screen in reading order, skips what takes no touch, and each action is Swift that a hand could have written.
import UIKit

final class Sheet: UIViewController, UITableViewDataSource {
    let save = UIButton(type: .system)
    let off = UIButton(type: .system)
    let name = UITextField()
    let other = UITextField()
    let level = UISlider()
    let span = UISegmentedControl(items: ["Day", "Week"])
    let list = UITableView()
    var rows = (0..<12).map { "row \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sheet"
        save.setTitle("Save", for: .normal)
        off.setTitle("Off", for: .normal)
        off.isEnabled = false
        list.dataSource = self
        for view in [save, off, name, other, level, span, list] { self.view.addSubview(view) }
        let label = UILabel()
        label.text = "Save"
        view.insertSubview(label, at: 0)
        save.addAction(UIAction { _ in print("saved", self.name.text ?? "") }, for: .touchUpInside)
        list.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

let sheet = show(UINavigationController(rootViewController: Sheet()))
func keys(_ names: String...) { for name in names { print(name, "->", screen.code(name)) } }

// What is typed before anything has the focus goes into the first field.
keys("x", "backTab", "enter", "tab", "J", "backspace", "left", "enter")
print(screen.code(pasting: "Jo \"Q\""))
screen.find("text field 1", as: UITextField.self).type("Jo")
// Typing has begun: Enter is the return key now.
keys("o", "enter", "tab", "y", "tab", "right", "tab", "right")
keys("tab", "enter", "e", "down", "enter", "pageDown", "up", "up")
// The last row on the screen; the table goes on below.
for _ in 0..<10 { _ = screen.code("down") }
keys("down")
screen.find("table 1", as: UITableView.self).scroll(to: 1)
keys("enter", "tab", "escape")
tap("Save")
screen.find("Sav", as: UIButton.self).tap()

// What the app gives the focus to, the keyboard stands on.
screen.find("text field 2", as: UITextField.self).becomeFirstResponder()
keys("z")
let drawn = screen.keyed(isUnicode: false)
print(drawn.filter { $0 == AppScreen.focusBegins }.count, drawn.filter { $0 == AppScreen.focusEnds }.count)
print(drawn.filter { $0 != AppScreen.focusBegins && $0 != AppScreen.focusEnds } == screen.drawn(isUnicode: false))

// One that was pushed has a way back, an alert covers all.
let second = UIViewController()
second.title = "Second"
sheet.pushViewController(second, animated: false)
keys("enter", "escape")
let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
alert.addTextField()
alert.addAction(UIAlertAction(title: "OK", style: .default))
alert.addAction(UIAlertAction(title: "No", style: .cancel))
second.present(alert, animated: false)
keys("a", "tab", "enter", "right", " ", "escape")
