// The screen on which photos are chosen (lessons 4 and 6).
import RxSwift
import UIKit

/// A row for each photo of the camera roll. A tap on a row sends its
/// photo; the sequence ends when the screen closes.
final class PickerScreen: UITableViewController {
    private let chosen = PublishSubject<Photo>()
    var photos: Observable<Photo> { chosen.asObservable() }
    private let names = [
        "quay", "ropes", "crane", "ferry", "gulls", "mast", "shell",
        "boat",
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        tableView.register(
            UITableViewCell.self, forCellReuseIdentifier: "photo")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chosen.onCompleted()
    }
    override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { names.count }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: "photo", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    override func tableView(
        _ tableView: UITableView, didSelectRowAt indexPath: IndexPath
    ) {
        chosen.onNext(Photo(name: names[indexPath.row]))
    }
}

extension CollageScreen {
    /// Shows the picker over the collage.
    func openPicker() -> PickerScreen {
        let picker = PickerScreen()
        navigationController!.pushViewController(picker, animated: true)
        return picker
    }
}
