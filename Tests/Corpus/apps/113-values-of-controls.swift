// New limits move the value of a stepper or slider inside them. A date picker shows the parts of its mode. A row whose
// selection style is none is selected, but looks the same. A scroll view with a refresh control is pulled.
import UIKit

let stepper = UIStepper()
stepper.minimumValue = 2
print(stepper.value)
stepper.value = 50
stepper.maximumValue = 10
print(stepper.value)
let slider = UISlider()
slider.maximumValue = 20
slider.minimumValue = 5
print(slider.value)

final class Screen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 88))
    let page = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 320, width: 390, height: 50))
    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        for part in [table, page, picker] { view.addSubview(part) }
        page.refreshControl = UIRefreshControl()
        page.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
        picker.datePickerMode = .date
        picker.timeZone = TimeZone(secondsFromGMT: 0)
        picker.date = Date(timeIntervalSince1970: 86400)
    }
    @objc func refresh() { print("refresh", page.refreshControl?.isRefreshing ?? false) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "row \(indexPath.row)"
        cell.selectionStyle = indexPath.row == 0 ? .none : .default
        return cell
    }
}
let shown = Screen()
show(shown)
shown.page.pull()
shown.table.select(row: 0)
print(shown.table.indexPathForSelectedRow?.row ?? -1)
print(screen)
shown.table.select(row: 1)
print(screen)
