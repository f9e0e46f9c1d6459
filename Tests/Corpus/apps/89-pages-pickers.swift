// UIPageViewController asks its data source for the page before or after, and tells its delegate when a swipe has ended;
// setViewControllers tells it nothing. UIImagePickerController and PHPickerViewController give what was chosen and stay until they are
// dismissed; a camera that is not there is not available.
import PhotosUI
import UIKit

final class Page: UIViewController {
    let number: Int
    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func loadView() {
        let label = UILabel()
        label.text = "page \(number)"
        view = label
    }
}
final class Book: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        setViewControllers([Page(1)], direction: .forward, animated: false) { _ in print("shown in code") }
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? Page, page.number > 1 else { return nil }
        return Page(page.number - 1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? Page, page.number < 2 else { return nil }
        return Page(page.number + 1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        let numbers = (previousViewControllers + (viewControllers ?? [])).compactMap { ($0 as? Page)?.number }
        print("turned", numbers, completed)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }
}

final class Chooser: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    PHPickerViewControllerDelegate
{
    func pickOne() {
        let picker = UIImagePickerController()
        picker.delegate = self
        picker.allowsEditing = true
        present(picker, animated: true)
    }
    func pickMany() {
        var configuration = PHPickerConfiguration()
        configuration.selectionLimit = 0
        configuration.filter = .images
        let picker = PHPickerViewController(configuration: configuration)
        picker.delegate = self
        present(picker, animated: true)
    }
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        print("picked", info[.originalImage] is UIImage, info[.editedImage] is UIImage, presentedViewController === picker)
        picker.dismiss(animated: true) { print("gone", self.presentedViewController == nil) }
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        print("cancelled")
        picker.dismiss(animated: true)
    }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        print(results.count, "results")
        for result in results where result.itemProvider.canLoadObject(ofClass: UIImage.self) {
            result.itemProvider.loadObject(ofClass: UIImage.self) { image, error in
                print("loaded", image is UIImage, error == nil)
            }
        }
    }
}

let book = Book(transitionStyle: .scroll, navigationOrientation: .horizontal)
show(book)
let chooser = Chooser()
visit(
    ("swipe on", { book.view.swipe(.left) }),
    ("look", { print(screen) }),
    ("no page after the last", { book.view.swipe(.left) }),
    ("swipe back", { book.view.swipe(.right) }),
    ("a picker", {
        print("camera", UIImagePickerController.isSourceTypeAvailable(.camera))
        show(chooser)
        chooser.pickOne()
    }),
    ("choose", { tap("harbour") }),
    ("cancel", { chooser.pickOne() }),
    ("", { tap("Cancel") }),
    ("several", { chooser.pickMany() }),
    ("", {
        tap("beach")
        tap("castle")
        tap("Add")
    }),
    ("wait", {})
)
