// A segue whose destination is a navigation controller is presented; take(1) of a subject of values filters the list.
import UIKit
import RxSwift

struct Task2 { let title: String; let priority: Priority }
enum Priority: Int, CaseIterable { case high, medium, low }

class TaskListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var prioritySegmentedControl: UISegmentedControl!
    @IBOutlet weak var tableView: UITableView!
    private var filtered = [Task2]()
    private let tasks = BehaviorSubject<[Task2]>(value: [])
    let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Good list"
        prioritySegmentedControl.removeAllSegments()
        for (i, name) in ["All", "High", "Medium", "Low"].enumerated() {
            prioritySegmentedControl.insertSegment(withTitle: name, at: i, animated: false)
        }
        prioritySegmentedControl.selectedSegmentIndex = 0
        tableView.dataSource = self
        tableView.delegate = self
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { filtered.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "TaskCell", for: indexPath)
        cell.textLabel?.text = filtered[indexPath.row].title
        return cell
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let nav = segue.destination as? UINavigationController,
              let add = nav.viewControllers.first as? AddTaskViewController else { fatalError("Controller not found") }
        add.taskObservable.subscribe(onNext: { [unowned self] task in
            let priority = Priority(rawValue: self.prioritySegmentedControl.selectedSegmentIndex - 1)
            do {
                var all = try self.tasks.value()
                all.append(task)
                self.tasks.onNext(all)
            } catch { print(error) }
            self.filter(by: priority)
        }).disposed(by: disposeBag)
    }
    @IBAction func priorityValueChanged(segmentedControl: UISegmentedControl) {
        filter(by: Priority(rawValue: segmentedControl.selectedSegmentIndex - 1))
    }
    private func filter(by priority: Priority?) {
        tasks.map { all in priority == nil ? all : all.filter { $0.priority == priority! } }
            .take(1)
            .subscribe(onNext: { [weak self] in
                self?.filtered = $0
                DispatchQueue.main.async { self?.tableView.reloadData() }
            }).disposed(by: disposeBag)
    }
}
class AddTaskViewController: UIViewController {
    private let taskSubject = PublishSubject<Task2>()
    var taskObservable: Observable<Task2> { taskSubject.asObservable() }
    @IBOutlet weak var prioritySegmentedControl: UISegmentedControl!
    @IBOutlet weak var taskTitleTextField: UITextField!
    override func viewDidLoad() {
        super.viewDidLoad()
        prioritySegmentedControl.setTitle("High", forSegmentAt: 0)
    }
    @IBAction func save() {
        guard let priority = Priority(rawValue: self.prioritySegmentedControl.selectedSegmentIndex),
              let title = taskTitleTextField.text, !title.isEmpty else { return }
        taskSubject.onNext(Task2(title: title, priority: priority))
        self.dismiss(animated: true, completion: nil)
    }
}
let list = TaskListViewController()
show(UINavigationController(rootViewController: list))
visit(("", { print(screen); list.performSegue(withIdentifier: "AddTask", sender: nil) }), ("", {}), ("", {
    print(screen)
    screen.find("taskTitleTextField", as: UITextField.self).type("Milk") }), ("", { tap("Save") }), ("", {}), ("", { print(screen) }),
    ("", { list.prioritySegmentedControl.choose("Low") }), ("", { print(screen) }))
