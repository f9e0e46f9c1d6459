// A picker in place of the keyboard, with a toolbar above it.
import UIKit

class TripFormViewController: UIViewController {
    private let cities = ["Oslo", "Porto", "Riga"]
    private let classes = ["Economy", "Business"]
    private let picker = UIPickerView()
    private let datePicker = UIDatePicker()
    private let cityField = UITextField()
    private let dateField = UITextField()
    private let summary = UILabel()
    private lazy var dateFormatter: DateFormatter = {
        let f = DateFormatter()
        f.dateFormat = "dd MMM yyyy"
        f.locale = Locale(identifier: "en_US_POSIX")
        f.timeZone = TimeZone(secondsFromGMT: 0)
        return f
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trip"
        picker.dataSource = self
        picker.delegate = self
        datePicker.datePickerMode = .date
        datePicker.minimumDate = Date(timeIntervalSince1970: 0)
        if #available(iOS 13.4, *) { datePicker.preferredDatePickerStyle = .wheels }
        datePicker.addTarget(self, action: #selector(dateChanged), for: .valueChanged)
        cityField.placeholder = "City"
        cityField.inputView = picker
        cityField.inputAccessoryView = toolbar(#selector(doneCity))
        dateField.placeholder = "Date"
        dateField.inputView = datePicker
        dateField.inputAccessoryView = toolbar(#selector(doneDate))
        let stack = UIStackView(arrangedSubviews: [cityField, dateField, summary])
        stack.axis = .vertical
        stack.spacing = 12
        stack.frame = CGRect(x: 20, y: 120, width: view.frame.width - 40, height: 140)
        stack.distribution = .fillEqually
        view.addSubview(stack)
    }
    private func toolbar(_ action: Selector) -> UIToolbar {
        let bar = UIToolbar()
        bar.sizeToFit()
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        bar.setItems([space, UIBarButtonItem(title: "Choose", style: .done, target: self, action: action)], animated: false)
        bar.isUserInteractionEnabled = true
        return bar
    }
    @objc func doneCity() {
        let row = picker.selectedRow(inComponent: 0)
        cityField.text = "\(cities[row]), \(classes[picker.selectedRow(inComponent: 1)])"
        cityField.resignFirstResponder()
    }
    @objc func doneDate() { view.endEditing(true); summary.text = [cityField.text, dateField.text].compactMap { $0 }.joined(separator: " on ") }
    @objc func dateChanged(_ sender: UIDatePicker) { dateField.text = dateFormatter.string(from: sender.date) }
}
extension TripFormViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? cities.count : classes.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { component == 0 ? cities[row] : classes[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { print("picked", component, row) }
}
let c = TripFormViewController()
show(UINavigationController(rootViewController: c))
let city = screen.find("City", as: UITextField.self)
visit(("", { city.tap() }), ("", { print(screen); (city.inputView as? UIPickerView)?.choose("Porto") }),
  ("", { tap("Choose") }), ("", { print(screen) }))
