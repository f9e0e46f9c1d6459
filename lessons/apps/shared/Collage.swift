// The state of the collage app (lessons 4 and 6).
import Foundation
import RxRelay
import RxSwift
import UIKit

/// A photo of the camera roll.
struct Photo: Equatable {
    let name: String
    var image: UIImage { UIImage(named: name)! }
}

/// The main screen: what it knows is one array.
class CollageScreen: UIViewController {
    @IBOutlet weak var imagePreview: UIImageView!
    @IBOutlet weak var buttonClear: UIButton!
    @IBOutlet weak var buttonSave: UIButton!
    @IBOutlet weak var itemAdd: UIBarButtonItem!
    let photos = BehaviorRelay<[Photo]>(value: [])
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        photos.subscribe(onNext: { [weak self] in self?.update($0) })
            .disposed(by: bag)
    }

    private func update(_ photos: [Photo]) {
        let count = photos.count
        title = count == 0 ? "Collage" : "\(count) photos"
        buttonClear.isEnabled = count > 0
        buttonSave.isEnabled = count > 0 && count.isMultiple(of: 2)
        itemAdd.isEnabled = count < 6
        imagePreview.image = UIImage.collage(
            images: photos.map { $0.image },
            size: CGSize(width: 120, height: 80))
    }

    func add(_ photo: Photo) { photos.accept(photos.value + [photo]) }

    @IBAction func actionClear() { photos.accept([]) }
}
