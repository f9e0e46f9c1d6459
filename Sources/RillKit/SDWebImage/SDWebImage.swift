import Foundation

// Images from the network with the API of SDWebImage.

public enum SDImageCacheType: Int { case none, disk, memory, all }
public struct SDWebImageOptions: OptionSet {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let retryFailed = SDWebImageOptions(rawValue: 1)
    public static let refreshCached = SDWebImageOptions(rawValue: 8)
    public static let progressiveLoad = SDWebImageOptions(rawValue: 4)
    public static let highPriority = SDWebImageOptions(rawValue: 128)
}

extension UIImageView {
    /// Shows the placeholder, then loads and shows the image. An image that was loaded before is shown at once.
    public func sd_setImage(
        with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
        completed: ((UIImage?, Error?, SDImageCacheType, URL?) -> Void)? = nil
    ) {
        sd_cancelCurrentImageLoad()
        image = placeholderImage
        guard let url else {
            completed?(nil, nil, .none, nil)
            return
        }
        if let known = SDImageCacheStore.cachedImages[url.absoluteString] {
            image = known
            completed?(known, nil, .memory, url)
            return
        }
        let task = URLSession.shared.dataTask(with: url) { [weak self] data, _, error in
            Timing.performInNextTurn {
                let picture = data.flatMap { UIImage(data: $0) }
                SDImageCacheStore.cachedImages[url.absoluteString] = picture
                if let self, self.attachments["sd"] is URLSessionDataTask, let picture { self.image = picture }
                completed?(picture, error, .none, url)
            }
        }
        attachments["sd"] = task
        task.resume()
    }
    public func sd_cancelCurrentImageLoad() {
        (attachments["sd"] as? URLSessionDataTask)?.cancel()
        attachments["sd"] = nil
    }
}

/// The loaded images by URL.
enum SDImageCacheStore {
    static var cachedImages: [String: UIImage] = [:]
}
