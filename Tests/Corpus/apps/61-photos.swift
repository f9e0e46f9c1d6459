// Photos: nothing is seen before access is granted; the question is asked once, later askers get the answer; answers and
// completions come on a background lane; a picture comes twice, first degraded; a change is made only inside of a change block, its
// identifier is known before; the settings of the device may say no.
import Photos
import RxSwift
import UIKit

extension PHPhotoLibrary {
    static var authorized: Observable<Bool> {
        return Observable.create { observer in
            DispatchQueue.main.async {
                if authorizationStatus() == .authorized {
                    observer.onNext(true)
                    observer.onCompleted()
                } else {
                    observer.onNext(false)
                    requestAuthorization { newStatus in
                        observer.onNext(newStatus == .authorized)
                        observer.onCompleted()
                    }
                }
            }
            return Disposables.create()
        }
    }
}

enum PhotoWriter {
    enum Errors: Error { case couldNotSavePhoto }
    static func save(_ image: UIImage) -> Observable<String> {
        return Observable.create { observer in
            var savedAssetId: String?
            PHPhotoLibrary.shared().performChanges({
                let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
                savedAssetId = request.placeholderForCreatedAsset?.localIdentifier
            }, completionHandler: { success, error in
                print("saved on main:", Thread.isMainThread)
                DispatchQueue.main.async {
                    if success, let id = savedAssetId {
                        observer.onNext(id)
                        observer.onCompleted()
                    } else {
                        observer.onError(error ?? Errors.couldNotSavePhoto)
                    }
                }
            })
            return Disposables.create()
        }
    }
}

final class PhotoCell: UICollectionViewCell {
    @IBOutlet weak var imageView: UIImageView!
}

final class PhotosController: UICollectionViewController {
    private lazy var photos = PhotosController.loadPhotos()
    private let manager = PHCachingImageManager()
    let chosen = PublishSubject<UIImage>()
    private let bag = DisposeBag()

    static func loadPhotos() -> PHFetchResult<PHAsset> { return PHAsset.fetchAssets(with: PHFetchOptions()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        let authorized = PHPhotoLibrary.authorized.share()
        authorized.skipWhile { !$0 }.take(1)
            .subscribe(onNext: { [weak self] _ in
                self?.photos = PhotosController.loadPhotos()
                DispatchQueue.main.async { self?.collectionView?.reloadData() }
            })
            .disposed(by: bag)
        authorized.skip(1).takeLast(1).filter { !$0 }
            .subscribe(onNext: { _ in print("no access") })
            .disposed(by: bag)
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return photos.count
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let asset = photos.object(at: indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PhotoCell", for: indexPath) as! PhotoCell
        manager.requestImage(
            for: asset, targetSize: CGSize(width: 30, height: 30), contentMode: .aspectFill, options: nil
        ) { image, _ in cell.imageView.image = image }
        return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let asset = photos.object(at: indexPath.item)
        manager.requestImage(
            for: asset, targetSize: view.frame.size, contentMode: .aspectFill, options: nil
        ) { [weak self] image, info in
            guard let image = image, let info = info else { return }
            if let isThumbnail = info[PHImageResultIsDegradedKey as NSString] as? Bool {
                print(isThumbnail ? "thumbnail" : "picture")
                if !isThumbnail { self?.chosen.onNext(image) }
            }
        }
    }
}

let photos = PhotosController()
let bag = DisposeBag()
photos.chosen.subscribe(onNext: { print("chose \($0.pngData()!.count) bytes") }).disposed(by: bag)
show(photos)
visit(
    ("look", { print(screen) }),
    ("allow", { choose("Allow Access to All Photos") }),
    ("look again", { print(screen) }),
    ("choose one", { photos.collectionView.select(item: 2) }),
    (
        "save one",
        { PhotoWriter.save(UIImage(named: "lake")!).subscribe(onNext: { print($0) }).disposed(by: bag) }
    ),
    ("count", { print(PHAsset.fetchAssets(with: nil).count) }),
    (
        "the settings say no",
        {
            settings.photos = .denied
            PHPhotoLibrary.requestAuthorization { print($0 == .denied) }
            PhotoWriter.save(UIImage(named: "sea")!).subscribe(onError: { print($0.localizedDescription) })
                .disposed(by: bag)
        }
    ),
    ("count", { print(PHAsset.fetchAssets(with: nil).count) })
)
