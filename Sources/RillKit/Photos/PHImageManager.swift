import Foundation

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The key of the information whose value is true for a thumbnail that precedes the requested image.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

public enum PHImageContentMode: Int { case aspectFit, aspectFill }

/// Options of an image request.
public final class PHImageRequestOptions: NSObject {
    public enum DeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
    public var deliveryMode = DeliveryMode.opportunistic
    public var isSynchronous = false
    override public init() {}
}

/// Loads the images of assets.
///
///     PHPhotoLibrary.requestAuthorization { _ in }
///     choose("Allow Access to All Photos")
///     let asset = PHAsset.fetchAssets(with: nil).object(at: 0)
///     PHImageManager.default().requestImage(
///         for: asset, targetSize: CGSize(width: 20, height: 20), contentMode: .aspectFill, options: nil
///     ) { image, info in
///         print(image != nil, info?[PHImageResultIsDegradedKey] as? Bool ?? false)
///     }
///     // true true
///     // true false
///
/// Pitfall: the handler is called twice: first with a thumbnail, then with the image.
/// See also: PHAsset.
open class PHImageManager: NSObject {
    private static let sharedManager = PHImageManager()
    public static func `default`() -> PHImageManager { sharedManager }
    private var lastRequestID: PHImageRequestID = 0
    private var cancelledRequests: Set<PHImageRequestID> = []
    override public init() {}

    @discardableResult
    open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        lastRequestID += 1
        let number = lastRequestID
        let image = asset.assetImage.resized(targetSize, fills: contentMode == .aspectFill)
        let mode = options?.deliveryMode ?? .opportunistic
        if options?.isSynchronous ?? false {
            resultHandler(image, PHImageManager.resultInfo(isDegraded: false))
            return number
        }
        // The thumbnail always arrives before the image, however late both arrive.
        let late = Lateness.seconds(of: "the photo library")
        if mode != .highQualityFormat {
            deliverImage(number, after: 0.05 + late, isDegraded: mode == .opportunistic, image, resultHandler)
        }
        if mode != .fastFormat { deliverImage(number, after: 0.3 + late, isDegraded: false, image, resultHandler) }
        return number
    }
    open func cancelImageRequest(_ number: PHImageRequestID) { cancelledRequests.insert(number) }

    private func deliverImage(
        _ number: PHImageRequestID, after seconds: TimeInterval, isDegraded: Bool, _ image: UIImage,
        _ handler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) {
        Timing.performAfter(seconds) { [weak self] in
            if let self, !self.cancelledRequests.contains(number) {
                handler(image, PHImageManager.resultInfo(isDegraded: isDegraded))
            }
        }
    }
    /// The keys can be used as `String` and as `NSString`.
    private static func resultInfo(isDegraded: Bool) -> [AnyHashable: Any] {
        [PHImageResultIsDegradedKey: isDegraded, PHImageResultIsDegradedKey as NSString: isDegraded]
    }
}

/// A manager with a cache, which has no effect in the kit because no cache is needed.
open class PHCachingImageManager: PHImageManager {
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

extension UIImage {
    /// Returns the image scaled to a size; the same image if the size is empty.
    fileprivate func resized(_ room: CGSize, fills: Bool) -> UIImage {
        guard room.width > 0, room.height > 0, size.width > 0, size.height > 0 else { return self }
        let (across, down) = (room.width / size.width, room.height / size.height)
        let factor = fills ? max(across, down) : min(across, down)
        return scaled(CGSize(width: size.width * factor, height: size.height * factor))
    }
}
