// A picker as the input view of a field, with a toolbar above.
import UIKit
import RxSwift
import RxCocoa

final class BookingViewController: UIViewController, UITextFieldDelegate {
    private let roomField = UITextField()
    private let picker = UIPickerView()
    private let datePicker = UIDatePicker()
    private let summary = UILabel()
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Booking"
        roomField.placeholder = "Room"
        roomField.inputView = picker
        let toolbar = UIToolbar()
        toolbar.sizeToFit()
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(doneTapped))
        toolbar.setItems([UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), done], animated: false)
        roomField.inputAccessoryView = toolbar
        roomField.delegate = self
        datePicker.datePickerMode = .date
        datePicker.minimumDate = Date()
        datePicker.preferredDatePickerStyle = .wheels
        summary.numberOfLines = 0
        summary.lineBreakMode = .byWordWrapping
        let stack = UIStackView(arrangedSubviews: [roomField, picker, datePicker, summary])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 16, y: 100, width: 358, height: 600)
        view.addSubview(stack)
        Observable.just(["Library", "Garden", "Attic"])
            .bind(to: picker.rx.itemTitles) { _, item in return "\(item)" }
            .disposed(by: bag)
        let room = picker.rx.modelSelected(String.self).map { $0.first ?? "" }.startWith("none").share(replay: 1)
        room.bind(to: roomField.rx.text).disposed(by: bag)
        room.map { "Room: \($0)" }.bind(to: summary.rx.text).disposed(by: bag)
    }
    @objc private func doneTapped() { view.endEditing(true) }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { return false }
}

show(UINavigationController(rootViewController: BookingViewController()))
visit(
    ("look", { print("\(screen)".contains("Library")) }),
    ("turn", { (screen.find("Room", as: UITextField.self).inputView as? UIPickerView)?.choose("Attic") }),
    ("look", { print("\(screen)".contains("Room: Attic")) }))
