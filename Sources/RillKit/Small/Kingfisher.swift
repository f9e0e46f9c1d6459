import Foundation

/// The images from the network that `imageView.kf` loads.
///
///     let server = StubServer("pictures.example.test")
///     server.get("/quay") { _ in .data(UIImage(named: "quay")!.pngData()!, type: "image/png") }
///     let view = UIImageView()
///     view.kf.setImage(with: URL(string: "https://pictures.example.test/quay"), completionHandler: { print($0 != nil, $1 == nil) })
///     // true true
///
/// Pitfall: a reused cell requests another image, and the response to the earlier request is dropped.
/// See also: UIImageView.
public struct KingfisherWrapper {
    let base: UIImageView

    /// Shows the placeholder, then loads and shows the image. An image that was loaded before is shown at once.
    @discardableResult
    public func setImage(
        with url: URL?, placeholder: UIImage? = nil, options: [KingfisherOptionsInfoItem]? = nil,
        progressBlock: ((Int64, Int64) -> Void)? = nil,
        completionHandler: @escaping (Result<RetrieveImageResult, Error>) -> Void
    ) -> URLSessionDataTask? {
        setImage(with: url, placeholder: placeholder, options: options) { (image: UIImage?, error: Error?) in
            guard let image else { return completionHandler(.failure(error ?? URLError(.badURL))) }
            completionHandler(.success(RetrieveImageResult(image: image)))
        }
    }
    /// Loads an image. As in earlier versions, the closure receives an image or an error.
    @discardableResult
    public func setImage(
        with url: URL?, placeholder: UIImage? = nil, options: [KingfisherOptionsInfoItem]? = nil,
        completionHandler: ((UIImage?, Error?) -> Void)? = nil
    ) -> URLSessionDataTask? {
        cancelDownloadTask()
        base.image = placeholder
        guard let url else {
            completionHandler?(nil, nil)
            return nil
        }
        if let known = KingfisherImageStore.cachedImages[url.absoluteString] {
            base.image = known
            completionHandler?(known, nil)
            return nil
        }
        let task = URLSession.shared.dataTask(with: url) { [weak base] data, _, error in
            Timing.performInNextTurn {
                let picture = data.flatMap { UIImage(data: $0) }
                KingfisherImageStore.cachedImages[url.absoluteString] = picture
                if let base, base.attachments["kf"] is URLSessionDataTask, let picture { base.image = picture }
                completionHandler?(picture, error)
            }
        }
        base.attachments["kf"] = task
        task.resume()
        return task
    }
    /// The indicator that is shown while an image loads, which is stored but not visible on a text screen.
    public var indicatorType: IndicatorType {
        get { base.attachments["kf.indicator"] == nil ? .none : .activity }
        nonmutating set {
            base.attachments["kf.indicator"] = newValue == .none ? nil : NSObject()
        }
    }
    public func cancelDownloadTask() {
        (base.attachments["kf"] as? URLSessionDataTask)?.cancel()
        base.attachments["kf"] = nil
    }
}

/// The loaded images by URL.
enum KingfisherImageStore {
    static var cachedImages: [String: UIImage] = [:]
}

extension UIImageView {
    public var kf: KingfisherWrapper { KingfisherWrapper(base: self) }
}

public enum IndicatorType { case none, activity }

public struct RetrieveImageResult {
    public let image: UIImage
}

/// The options for loading and showing an image; stored, but not visible on a text screen.
public enum KingfisherOptionsInfoItem {
    case transition(ImageTransition)
    case cacheOriginalImage, forceRefresh, forceTransition, onlyFromCache, backgroundDecode,
        keepCurrentImageWhileLoading, fromMemoryCacheOrRefresh, cacheMemoryOnly, waitForCache, loadDiskFileSynchronously
    case scaleFactor(CGFloat)
    case processor(ImageProcessor)
    case memoryCacheExpiration(StorageExpiration)
    case diskCacheExpiration(StorageExpiration)
}
public enum StorageExpiration { case never, expired, seconds(TimeInterval), days(Int), date(Date) }

/// A change of an image before it is shown; stored, but not visible on a text screen.
public protocol ImageProcessor {}
public struct DefaultImageProcessor: ImageProcessor {
    public static let `default` = DefaultImageProcessor()
    public init() {}
}
public struct RoundCornerImageProcessor: ImageProcessor {
    public init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {}
}
public struct DownsamplingImageProcessor: ImageProcessor {
    public init(size: CGSize) {}
}
public struct ResizingImageProcessor: ImageProcessor {
    public init(referenceSize: CGSize, mode: ContentMode = .none) {}
    public enum ContentMode { case none, aspectFit, aspectFill }
}
public struct BlurImageProcessor: ImageProcessor {
    public init(blurRadius: CGFloat) {}
}
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public enum ImageTransition {
    case none
    case fade(TimeInterval)
}
