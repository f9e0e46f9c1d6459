import Foundation

/// The contents of a picker, and the maximum number of selected photos.
public struct PHPickerConfiguration {
    public var selectionLimit = 1
    public var filter: PHPickerFilter?
    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public enum AssetRepresentationMode: Int { case automatic, current, compatible }
    public init() {}
    public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerFilter: Equatable {
    let name: String
    public static let images = PHPickerFilter(name: "images")
    public static let videos = PHPickerFilter(name: "videos")
    public static let livePhotos = PHPickerFilter(name: "livePhotos")
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
        PHPickerFilter(name: filters.map { $0.name }.joined(separator: " "))
    }
}
/// A photo that the user has selected.
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user select photos. The app receives only the selected photos and needs no permission.
public final class PHPickerViewController: UIViewController {
    public let configuration: PHPickerConfiguration
    public weak var delegate: PHPickerViewControllerDelegate?
    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { return nil }
    override public func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        PhotoListFiller.fillController(self, isMultiple: configuration.selectionLimit != 1) { [weak self] assets in
            guard let self else { return }
            let results = assets.map {
                PHPickerResult(itemProvider: NSItemProvider(object: $0.assetImage), assetIdentifier: $0.localIdentifier)
            }
            self.delegate?.picker(self, didFinishPicking: results)
        }
    }
}
