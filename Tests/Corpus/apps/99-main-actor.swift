// UIKit declares views and controllers for the main actor: their methods use a model of that actor without 'await', and a task
// that they start runs there.
import UIKit

@MainActor
final class CounterModel {
    private(set) var count = 0
    var changed: (() -> Void)?
    func load() async {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        count += 1
        changed?()
    }
}
class CounterController: UIViewController {
    private let model = CounterModel()
    let label = UILabel()
    private var task: Task<Void, Never>?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        model.changed = { [weak self] in self?.render() }
        render()
        task = Task {
            await model.load()
            print("on main:", Thread.isMainThread)
        }
    }
    private func render() {
        label.text = "\(model.count)"
        print("rendered", model.count)
    }
    func refresh() async {
        await model.load()
        label.text = "again \(model.count)"
    }
}

let controller = CounterController()
show(controller)
visit((at: 2, { Task { await controller.refresh(); print(controller.label.text ?? "") } }), (at: 4, { print("end") }))
