import Foundation

/// The contents of a picker and the most that may be chosen.
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
/// One picture that was chosen.
public struct PHPickerResult {
    public let itemProvider: NSItemProvider
    public let assetIdentifier: String?
}
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose pictures; the app sees only those, and asks for no permission.
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
        PictureList.fill(self, isMultiple: configuration.selectionLimit != 1) { [weak self] assets in
            guard let self else { return }
            let results = assets.map {
                PHPickerResult(itemProvider: NSItemProvider(object: $0.image), assetIdentifier: $0.localIdentifier)
            }
            self.delegate?.picker(self, didFinishPicking: results)
        }
    }
}

public protocol NSItemProviderReading: AnyObject {}
extension UIImage: NSItemProviderReading {}

/// Hands an object over in the background.
public final class NSItemProvider: NSObject {
    private let object: NSItemProviderReading
    public init(object: NSItemProviderReading) { self.object = object }
    public func canLoadObject(ofClass type: NSItemProviderReading.Type) -> Bool { Swift.type(of: object) == type }
    public func loadObject(
        ofClass type: NSItemProviderReading.Type,
        completionHandler: @escaping (NSItemProviderReading?, Error?) -> Void
    ) { PHPhotoLibrary.later { completionHandler(self.object, nil) } }
}
