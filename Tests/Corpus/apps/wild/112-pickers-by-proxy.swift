// An image picker is a navigation controller, so a proxy of one's own derives from RxCocoa's; an adapter fills a picker.
import UIKit
import RxSwift
import RxCocoa

public class ImagePickerProxy: RxNavigationControllerDelegateProxy, UIImagePickerControllerDelegate {
    public init(imagePicker: UIImagePickerController) { super.init(navigationController: imagePicker) }
}
extension Reactive where Base: UIImagePickerController {
    var didPick: Observable<[UIImagePickerController.InfoKey: Any]> {
        delegate.methodInvoked(#selector(UIImagePickerControllerDelegate.imagePickerController(_:didFinishPickingMediaWithInfo:)))
            .map { $0[1] as! [UIImagePickerController.InfoKey: Any] }
    }
    var didCancel: Observable<Void> {
        delegate.methodInvoked(#selector(UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:))).map { _ in () }
    }
}
ImagePickerProxy.register { ImagePickerProxy(imagePicker: $0) }

final class SizeAdapter: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, RxPickerViewDataSourceType, SectionedViewDataSourceType {
    typealias Element = [[Int]]
    private var items: [[Int]] = []
    func model(at indexPath: IndexPath) throws -> Any { items[indexPath.section][indexPath.row] }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { items.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { items[component].count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(items[component][row])" }
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>) {
        Binder(self) { adapter, items in
            adapter.items = items
            pickerView.reloadAllComponents()
        }.on(observedEvent)
    }
}
final class PhotoViewController: UIViewController {
    @IBOutlet var pickerView: UIPickerView!
    @IBOutlet var galleryButton: UIButton!
    let disposeBag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        Observable.just([[1, 2, 3], [5, 8]]).bind(to: pickerView.rx.items(adapter: SizeAdapter())).disposed(by: disposeBag)
        pickerView.rx.modelSelected(Int.self).subscribe(onNext: { print($0) }).disposed(by: disposeBag)
        galleryButton.rx.tap
            .flatMapLatest { [unowned self] _ -> Observable<UIImage?> in
                let picker = UIImagePickerController()
                let picked = picker.rx.didPick.map { $0[.originalImage] as? UIImage }
                let cancelled = picker.rx.didCancel.map { _ -> UIImage? in nil }
                self.present(picker, animated: true)
                return Observable.merge(picked, cancelled).take(1).do(onNext: { [weak self] _ in self?.dismiss(animated: true) })
            }
            .subscribe(onNext: { print("picked", $0 != nil) })
            .disposed(by: disposeBag)
    }
}
let photo = PhotoViewController()
show(photo)
visit(
    ("open", { tap("Gallery") }),
    ("cancel", { print(photo.presentedViewController is UINavigationController); tap("Cancel") }),
    ("open again", { print(photo.presentedViewController == nil); tap("Gallery") }),
    ("pick", { tap("garden") }),
    ("wheel", { photo.pickerView.choose(row: 1, component: 1) })
)
