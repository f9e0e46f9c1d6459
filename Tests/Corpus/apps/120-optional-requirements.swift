// Optional requirements: a class may lack them; a call with '?' is nil then; methods that UIKit's delegates lack give nil too, so that '??' has its value; context == &key compares contexts.
import UIKit

@objc protocol GreeterDelegate: AnyObject {
    func greeterDidStart(_ greeter: Greeter)
    @objc optional func greeter(_ greeter: Greeter, said text: String)
    @objc optional func pause(in greeter: Greeter) -> Int
    @objc optional func name(of greeter: Greeter) -> String?
}
class Greeter: NSObject {
    weak var delegate: GreeterDelegate?
    func run() {
        delegate?.greeterDidStart(self)
        delegate?.greeter?(self, said: "hello")
        print(delegate?.pause?(in: self) ?? 7)
        if let name = delegate?.name?(of: self) { print(name) } else { print("not asked") }
    }
}
class Quiet: NSObject, GreeterDelegate {
    func greeterDidStart(_ greeter: Greeter) { print("quiet") }
}
class Loud: Quiet {
    func greeter(_ greeter: Greeter, said text: String) { print("says \(text)") }
}
class Full: NSObject, GreeterDelegate {
    func greeterDidStart(_ greeter: Greeter) { print("full") }
    func greeter(_ greeter: Greeter, said text: String) { print("said \(text)") }
    func pause(in greeter: Greeter) -> Int { 3 }
    func name(of greeter: Greeter) -> String? { nil }
}
let greeter = Greeter()
greeter.run()
let (quiet, full) = (Quiet(), Full())
for delegate in [quiet, full] as [GreeterDelegate] {
    greeter.delegate = delegate
    greeter.run()
}

final class Form: UIViewController, UITextFieldDelegate, UITableViewDelegate {
    let field = UITextField()
    let table = UITableView()
    private var textContext = 0
    private var otherContext = 0
    override func viewDidLoad() {
        super.viewDidLoad()
        field.delegate = self
        table.delegate = self
        let label = UILabel()
        label.addObserver(self, forKeyPath: "text", options: [.new], context: &textContext)
        label.text = "seen"
        label.removeObserver(self, forKeyPath: "text", context: &textContext)
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { print("began") }
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        if context == &textContext, context != &otherContext { print("observed", change?[.newKey] as? String ?? "-") }
    }
}
let form = Form()
show(form)
form.field.delegate?.textFieldDidBeginEditing?(form.field)
print(form.field.delegate?.textFieldShouldReturn?(form.field) ?? false)
print(form.table.delegate?.tableView?(form.table, heightForRowAt: IndexPath(row: 0, section: 0)) ?? 44)
