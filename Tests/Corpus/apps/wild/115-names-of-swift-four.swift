// The names that UIKit had before Swift 4.2, in a list with actions by row, a sheet and keyboard notifications.
import UIKit
import RxSwift
import RxCocoa

class ContactsViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var nameField: UITextField!
    var names = ["Anna", "Bob"]
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = UITableViewAutomaticDimension
        tableView.contentInset = UIEdgeInsetsMake(0, 0, 10, 0)
        nameField.contentVerticalAlignment = UIControlContentVerticalAlignment.center
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(notification:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillHide), name: .UIKeyboardWillHide, object: nil)
    }
    @objc func keyboardWillShow(notification: NSNotification) {
        if let size = (notification.userInfo?[UIKeyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue { print("shows", size.height) }
    }
    @objc func keyboardWillHide() { print("hides") }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return names.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        var cell = tableView.dequeueReusableCell(withIdentifier: "Cell")
        if cell == nil { cell = UITableViewCell(style: UITableViewCellStyle.subtitle, reuseIdentifier: "Cell") }
        cell!.textLabel?.text = names[indexPath.row]
        cell!.accessoryType = UITableViewCellAccessoryType.checkmark
        return cell!
    }
    func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let sheet = UIAlertController(title: names[indexPath.row], message: "Call?", preferredStyle: UIAlertControllerStyle.actionSheet)
        sheet.addAction(UIAlertAction(title: "Call", style: UIAlertActionStyle.default, handler: { _ in print("calls") }))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(sheet, animated: true, completion: nil)
    }
}
let options: UIViewAnimationOptions = [.curveEaseIn, .repeat]
let state: UIControlState = .highlighted
print(options.contains(.curveEaseIn), state == .normal)
let contacts = ContactsViewController()
show(contacts)
visit(
    ("row", { contacts.tableView.select(row: 0) }),
    ("sheet", { choose("Call") }),
    ("type", { contacts.nameField.type("J") }),
    ("stop", { contacts.view.endEditing(true) }),
    ("delete", { contacts.tableView.delete(row: 0); print(contacts.tableView.numberOfRows(inSection: 0)) })
)
