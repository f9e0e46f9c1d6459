// A delegate of a modal editor; visual format; notifications of the keyboard by selector.
import UIKit

protocol NoteEditorDelegate: AnyObject {
    func noteEditor(_ editor: NoteEditorViewController, didSave text: String)
}
class NoteEditorViewController: UIViewController, UITextViewDelegate {
    weak var delegate: NoteEditorDelegate?
    private let textView = UITextView()
    private let counter = UILabel()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New note"
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
        navigationItem.rightBarButtonItem?.isEnabled = false
        textView.delegate = self
        textView.font = .systemFont(ofSize: 17)
        view.addSubview(textView)
        view.addSubview(counter)
        textView.translatesAutoresizingMaskIntoConstraints = false
        counter.translatesAutoresizingMaskIntoConstraints = false
        let views: [String: Any] = ["text": textView, "counter": counter]
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[text]-16-|", options: [], metrics: nil, views: views))
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            textView.heightAnchor.constraint(equalToConstant: 200),
            counter.topAnchor.constraint(equalTo: textView.bottomAnchor, constant: 4),
            counter.trailingAnchor.constraint(equalTo: textView.trailingAnchor)
        ])
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardWillShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        counter.text = "0/100"
    }
    @objc private func keyboardWillShow(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        textView.contentInset.bottom = frame.height
        print("keyboard", frame.height)
    }
    func textViewDidChange(_ textView: UITextView) {
        counter.text = "\(textView.text.count)/100"
        navigationItem.rightBarButtonItem?.isEnabled = !textView.text.isEmpty
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        return textView.text.count + text.count - range.length <= 100
    }
    @objc private func save() {
        delegate?.noteEditor(self, didSave: textView.text)
        dismiss(animated: true)
    }
    @objc private func cancel() { dismiss(animated: true, completion: nil) }
}
class NotesViewController: UITableViewController, NoteEditorDelegate {
    private var notes = ["First note"]
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .compose, target: self, action: #selector(compose))
        navigationItem.leftBarButtonItem = editButtonItem
    }
    @objc func compose() {
        let editor = NoteEditorViewController()
        editor.delegate = self
        let navigation = UINavigationController(rootViewController: editor)
        navigation.modalPresentationStyle = .fullScreen
        present(navigation, animated: true)
    }
    func noteEditor(_ editor: NoteEditorViewController, didSave text: String) {
        notes.insert(text, at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row]
        cell.textLabel?.numberOfLines = 2
        return cell
    }
    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        guard editingStyle == .delete else { return }
        notes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

let notes = NotesViewController(style: .plain)
show(UINavigationController(rootViewController: notes))
visit(
    ("compose", { tap("Compose") }),
    ("type", { screen.find("text view 1", as: UITextView.self).type("Buy tar") }),
    ("look", { print(screen) }),
    ("save", { tap("Save") }),
    ("list", { print(screen) }),
    ("delete", { notes.tableView.delete(row: 1) }),
    ("list", { print(screen) }))
