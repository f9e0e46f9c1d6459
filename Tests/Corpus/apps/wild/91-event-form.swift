// An input view replaces the keyboard; text set by code is observed by key-value observation only.
import UIKit
import RxSwift
import RxCocoa

final class EventFormViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    private let titleField = UITextField()
    private let dateField = UITextField()
    private let categoryField = UITextField()
    private let notes = UITextView()
    private let datePicker = UIDatePicker()
    private let picker = UIPickerView()
    private let categories = ["Work", "Family", "Sports"]
    private let bag = DisposeBag()
    private lazy var saveItem = UIBarButtonItem(title: "Save", style: .done, target: self, action: #selector(save))
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New event"
        navigationItem.rightBarButtonItem = saveItem
        saveItem.isEnabled = false
        datePicker.datePickerMode = .date
        if #available(iOS 13.4, *) { datePicker.preferredDatePickerStyle = .wheels }
        datePicker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.dataSource = self
        picker.delegate = self
        titleField.placeholder = "Title"
        dateField.placeholder = "Date"
        dateField.inputView = datePicker
        categoryField.placeholder = "Category"
        categoryField.inputView = picker
        let stack = UIStackView(arrangedSubviews: [titleField, dateField, categoryField, notes])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        notes.heightAnchor.constraint(equalToConstant: 100).isActive = true
        notes.layer.borderWidth = 0.5
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20)])
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        datePicker.rx.date.skip(1).map(formatter.string(from:)).bind(to: dateField.rx.text).disposed(by: bag)
        let filled = Observable.combineLatest(
            titleField.rx.text.orEmpty, dateField.rx.observe(String.self, "text").map { $0 ?? "" }, categoryField.rx.observe(\.text).map { $0 ?? "" }
        ) { !$0.isEmpty && !$1.isEmpty && !$2.isEmpty }
        filled.bind(to: saveItem.rx.isEnabled).disposed(by: bag)
        notes.rx.didBeginEditing.subscribe(onNext: { print("notes begin") }).disposed(by: bag)
        notes.rx.text.orEmpty.skip(1).map { 20 - $0.count }.subscribe(onNext: { print("left", $0) }).disposed(by: bag)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { categories.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { categories[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { categoryField.text = categories[row] }
    @objc func save() { print("saved", titleField.text!, dateField.text!, categoryField.text!, notes.text!) }
    func pick(_ d: Date) { datePicker.choose(d) }
    func category(_ row: Int) { picker.choose(categories[row]) }
    func note(_ t: String) { notes.type(t) }
}
let form = EventFormViewController()
show(UINavigationController(rootViewController: form))
visit(
    ("", { screen.find("Title", as: UITextField.self).type("Run"); print(screen) }),
    ("", { screen.find("Date", as: UITextField.self).tap(); form.pick(Date(timeIntervalSince1970: 86400 * 20000)); print(screen) }),
    ("", { screen.find("Category", as: UITextField.self).tap(); form.category(2); print(screen) }),
    ("", { form.note("ok") }),
    ("", { tap("Save") })
)
