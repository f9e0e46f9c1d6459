// Sheet with a form over a list; delegate of the presentation; unsaved changes question; swipe down.
import UIKit

final class NoteEditorController: UIViewController, UITextViewDelegate, UIAdaptivePresentationControllerDelegate {
    let textView = UITextView()
    var onSave: ((String) -> Void)?
    private var hasChanges: Bool { !textView.text.isEmpty }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New note"
        textView.frame = view.bounds.insetBy(dx: 16, dy: 100)
        textView.delegate = self
        view.addSubview(textView)
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
        navigationController?.presentationController?.delegate = self
        update()
    }
    private func update() {
        navigationItem.rightBarButtonItem?.isEnabled = hasChanges
        isModalInPresentation = hasChanges
    }
    func textViewDidChange(_ textView: UITextView) { update() }
    @objc private func cancel() { hasChanges ? confirm() : close() }
    @objc private func save() { onSave?(textView.text); close() }
    private func close() { dismiss(animated: true) }
    private func confirm() {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in self.close() })
        sheet.addAction(UIAlertAction(title: "Keep editing", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        print("attempt")
        confirm()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { print("pulled away") }
}
final class NotesController: UITableViewController {
    private var notes: [String] = [] { didSet { tableView.reloadData() } }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.compose() })
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("notes appear") }
    private func compose() {
        let editor = NoteEditorController()
        editor.onSave = { [weak self] in self?.notes.append($0) }
        let navigation = UINavigationController(rootViewController: editor)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row]
        return cell
    }
}
let notes = NotesController()
show(UINavigationController(rootViewController: notes))
visit(
    (at: 0, { tap("+") }),
    (at: 1, {
        let editor = (notes.presentedViewController as! UINavigationController).topViewController as! NoteEditorController
        editor.view.swipe(.down)
    }),
    (at: 2, {
        print(notes.presentedViewController == nil)
        tap("+")
    }),
    (at: 3, {
        let other = (notes.presentedViewController as! UINavigationController).topViewController as! NoteEditorController
        other.textView.type("Milk")
        other.view.swipe(.down)
    }),
    (at: 4, { choose("Keep editing") }),
    (at: 5, { tap("Save") }),
    (at: 6, { print(notes.tableView.numberOfRows(inSection: 0), notes.presentedViewController == nil) }))
