/*:
 # Collage

 The app of lessons 4 and 6: choose up to six photos, see them side by side, save the collage. Its state is one relay; the
 picker is a screen of its own that sends the chosen photos and completes when it closes.

 `rill app lessons/apps/collage.swift` opens it, `rill run` plays a visit.
 */
import RxCocoa
import RxRelay
import RxSwift
import UIKit

/// The photo library of the phone.
enum Album {
    static let names = ["quay", "crane", "lighthouse", "ferry", "gulls", "ropes", "buoy"]
    static var photos: [UIImage] { names.compactMap { UIImage(named: $0) } }
}

enum WriteError: Error { case noPicture }

/// Saves a picture, with one answer after a moment.
enum PhotoWriter {
    static func save(_ picture: UIImage?) -> Single<String> {
        guard let picture, let data = picture.pngData() else { return .error(WriteError.noPicture) }
        return Single<Int>.timer(.milliseconds(300), scheduler: MainScheduler.instance).map { _ in "photo \(data.count)" }
    }
}

extension UIViewController {
    /// An alert that completes when it is closed, and closes when it is disposed of.
    func alert(_ title: String, text: String? = nil) -> Completable {
        Completable.create { [weak self] completable in
            let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Close", style: .default) { _ in completable(.completed) })
            self?.present(alert, animated: true)
            return Disposables.create { self?.dismiss(animated: true) }
        }
    }
}

/// The picker: a row for each photo.
final class PhotosViewController: UITableViewController {
    private let chosen = PublishSubject<UIImage>()
    /// The chosen photos; completes when the picker closes.
    var selectedPhotos: Observable<UIImage> { chosen.asObservable() }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "photo")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        chosen.onCompleted()
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Album.names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "photo", for: indexPath)
        cell.imageView?.image = Album.photos[indexPath.row]
        cell.textLabel?.text = Album.names[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen.onNext(Album.photos[indexPath.row])
    }
}

final class MainViewController: UIViewController {
    @IBOutlet weak var imagePreview: UIImageView!
    @IBOutlet weak var buttonClear: UIButton!
    @IBOutlet weak var buttonSave: UIButton!
    @IBOutlet weak var itemAdd: UIBarButtonItem!
    private let bag = DisposeBag()
    private let images = BehaviorRelay<[UIImage]>(value: [])

    override func viewDidLoad() {
        super.viewDidLoad()
        images
            .throttle(.milliseconds(500), scheduler: MainScheduler.instance)
            .subscribe(onNext: { [weak self] photos in
                self?.imagePreview.image = UIImage.collage(images: photos, size: CGSize(width: 300, height: 200))
            })
            .disposed(by: bag)
        images.subscribe(onNext: { [weak self] in self?.updateUI(photos: $0) }).disposed(by: bag)
    }

    private func updateUI(photos: [UIImage]) {
        buttonClear.isEnabled = !photos.isEmpty
        buttonSave.isEnabled = !photos.isEmpty && photos.count.isMultiple(of: 2)
        itemAdd.isEnabled = photos.count < 6
        title = photos.isEmpty ? "Collage" : "\(photos.count) photos"
    }

    @IBAction func actionClear() { images.accept([]) }

    @IBAction func actionSave() {
        PhotoWriter.save(imagePreview.image)
            .subscribe(
                onSuccess: { [weak self] id in
                    self?.show(message: "Saved", text: id)
                    self?.actionClear()
                },
                onFailure: { [weak self] error in self?.show(message: "Error", text: "\(error)") })
            .disposed(by: bag)
    }

    @IBAction func actionAdd() {
        let picker = storyboard!.instantiateViewController(withIdentifier: "PhotosViewController") as! PhotosViewController
        let photos = picker.selectedPhotos.share()
        photos
            // Six at most.
            .take(while: { [weak self] _ in (self?.images.value.count ?? 0) < 6 })
            // Landscape photos only.
            .filter { $0.size.width > $0.size.height }
            // No photo twice: photos with the same bytes are the same.
            .filter { [weak self] photo in !(self?.images.value.contains { $0.pngData() == photo.pngData() } ?? true) }
            .subscribe(
                onNext: { [weak self] photo in
                    guard let images = self?.images else { return }
                    images.accept(images.value + [photo])
                },
                onDisposed: { print("the picker is closed") })
            .disposed(by: bag)
        photos
            .ignoreElements()
            .subscribe(onCompleted: { [weak self] in self?.updateIcon() })
            .disposed(by: bag)
        navigationController!.pushViewController(picker, animated: true)
    }

    /// A small collage at the left of the bar.
    private func updateIcon() {
        let icon = imagePreview.image?.scaled(CGSize(width: 22, height: 22)).withRenderingMode(.alwaysOriginal)
        navigationItem.leftBarButtonItem = icon.map { UIBarButtonItem(image: $0, style: .done, target: nil, action: nil) }
    }

    private func show(message: String, text: String? = nil) {
        alert(message, text: text).subscribe().disposed(by: bag)
    }
}

app.name = "Photos of the harbour"
let main = MainViewController()
show(UINavigationController(rootViewController: main))
visit(
    ("the app starts", { print(screen) }),
    ("tap +", { tap("+") }),
    ("look at the picker", { print(screen) }),
    ("choose two photos, one of them twice", {
        tap("quay")
        tap("ferry")
        tap("ferry")
    }),
    ("go back", { goBack() }),
    ("look at the collage", { print(screen) }),
    ("tap Save", { tap("Save") }),
    ("the collage is saved", { print(screen) }),
    ("tap Close", { tap("Close") }),
    ("only the icon is left", { print(screen) })
)
/* Prints:
> the app starts
┌─ Photos of the harbour ───────────────┐
│ Collage                             + │   itemAdd
├───────────────────────────────────────┤
│ ( Clear )                    ( Save ) │   buttonClear, buttonSave
└───────────────────────────────────────┘
> tap +
> look at the picker
┌─ Photos of the harbour ───────────────┐
│ ‹ Photos                              │
├───────────────────────────────────────┤
│ 🍎  quay                              │
│ 🏰  crane                             │
│ 🎈  lighthouse                        │
│ 🌻  ferry                             │   tableView
│ 🏔  gulls                             │
│ 🚀  ropes                             │
│ 🏔  buoy                              │
└───────────────────────────────────────┘
> choose two photos, one of them twice
> go back
the picker is closed
> look at the collage
┌─ Photos of the harbour ───────────────┐
│ 🍎 🌻 2 photos                      + │   itemAdd
├───────────────────────────────────────┤
│ ┌────────────────────────────────┐    │
│ │           ▖    ░░░░▗▄█▙▖░░░░░  │    │
│ │         █▝▘    ░░░░▟▛▙▛█▖░░░░  │    │
│ │      ▗▟███▄    ░░░░█▌█▚█▘░░░░  │    │
│ │      ██████▙   ░░░░▝███▛░░░░░  │    │   imagePreview
│ │     ▝██████▛   ░░░░░░█▌░░░░░░  │    │
│ │      ▝▜███▛▘   ░░░░░░█▙▞░░░░░  │    │
│ │        ▀▀▘     ░░░░░░█▌░░░░░░  │    │
│ └────────────────────────────────┘    │
│ [ Clear ]                    [ Save ] │   buttonClear, buttonSave
└───────────────────────────────────────┘
> tap Save
> the collage is saved
┌─ Photos of the harbour ───────────────┐
│ 🍎 🌻 Collage                       + │   itemAdd
├───────────────────────────────────────┤
│ ( Clear )                    ( Save ) │   buttonClear, buttonSave
├───────────────────────────────────────┤
│ ┌───────────────────────────────────┐ │
│ │ Saved                             │ │
│ │ photo 1028                        │ │
│ │ [ Close ]                         │ │
│ └───────────────────────────────────┘ │
└───────────────────────────────────────┘
> tap Close
> only the icon is left
┌─ Photos of the harbour ───────────────┐
│ 🍎 🌻 Collage                       + │   itemAdd
├───────────────────────────────────────┤
│ ( Clear )                    ( Save ) │   buttonClear, buttonSave
└───────────────────────────────────────┘
*/
