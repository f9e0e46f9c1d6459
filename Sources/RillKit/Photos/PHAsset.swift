import Foundation

public enum PHAssetMediaType: Int { case unknown, image, video, audio }

/// A picture of the library, without its image data.
public final class PHAsset: NSObject {
    public let localIdentifier: String
    public let creationDate: Date?
    public let mediaType = PHAssetMediaType.image
    public var isFavorite = false
    let assetImage: UIImage

    init(_ localIdentifier: String, _ assetImage: UIImage, _ creationDate: Date) {
        self.localIdentifier = localIdentifier
        self.assetImage = assetImage
        self.creationDate = creationDate
    }
    public var pixelWidth: Int { Int.nearest(Double(assetImage.size.width)) }
    public var pixelHeight: Int { Int.nearest(Double(assetImage.size.height)) }

    /// The pictures of the library, the oldest one first. At first, the library contains sample pictures.
    static var libraryAssets: [PHAsset] = [
        "beach", "mountain", "harbour", "forest", "garden", "castle", "bicycle", "bridge",
    ]
    .enumerated().map { place, name in
        PHAsset("photo-\(place + 1)", UIImage(named: name)!, Date(timeIntervalSince1970: Double(place) * 86_400))
    }

    /// Returns the pictures of the library, or none before the access is granted. The user is asked first if necessary.
    public static func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        let isAllowed = PHPhotoLibrary.authorization == .authorized || PHPhotoLibrary.authorization == .limited
        guard isAllowed else {
            if PHPhotoLibrary.authorization == .notDetermined { PHPhotoLibrary.requestAuthorization { _ in } }
            return PHFetchResult([])
        }
        var found = libraryAssets
        for order in (options?.sortDescriptors ?? []).reversed() { found = sortedAssets(found, by: order) }
        let limit = options?.fetchLimit ?? 0
        return PHFetchResult(limit > 0 ? Array(found.prefix(limit)) : found)
    }
    private static func sortedAssets(_ assets: [PHAsset], by order: NSSortDescriptor) -> [PHAsset] {
        let rank: (PHAsset) -> Double
        switch order.key {
        case "creationDate", "modificationDate": rank = { $0.creationDate?.timeIntervalSince1970 ?? 0 }
        case "pixelWidth": rank = { Double($0.pixelWidth) }
        case "pixelHeight": rank = { Double($0.pixelHeight) }
        default:
            fatalError("photos cannot be sorted by '\(order.key ?? "")'; use creationDate, pixelWidth or pixelHeight")
        }
        return assets.enumerated().sorted { one, other in
            let (first, second) = (rank(one.element), rank(other.element))
            return first == second ? one.offset < other.offset : (first < second) == order.ascending
        }.map { $0.element }
    }
    public static func fetchAssets(
        with mediaType: PHAssetMediaType, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        mediaType == .image ? fetchAssets(with: options) : PHFetchResult([])
    }
    public static func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> {
        PHFetchResult(fetchAssets(with: options).allElements.filter { identifiers.contains($0.localIdentifier) })
    }
}

/// An order of sorting by a property. The photo library supports it; arrays are sorted with a closure.
public final class NSSortDescriptor: NSObject {
    public let key: String?
    public let ascending: Bool

    public init(key: String?, ascending: Bool) {
        self.key = key
        self.ascending = ascending
    }
}

/// The options of a fetch. By default, the oldest picture is the first.
public final class PHFetchOptions: NSObject {
    public var fetchLimit = 0
    public var sortDescriptors: [NSSortDescriptor]?
    override public init() {}
}

/// A snapshot of fetched objects.
public final class PHFetchResult<Element: AnyObject>: NSObject {
    let allElements: [Element]
    init(_ allElements: [Element]) { self.allElements = allElements }

    public var count: Int { allElements.count }
    public var firstObject: Element? { allElements.first }
    public var lastObject: Element? { allElements.last }
    public func object(at index: Int) -> Element { allElements[index] }
    public subscript(index: Int) -> Element { allElements[index] }
    public func contains(_ element: Element) -> Bool { allElements.contains { $0 === element } }
    public func index(of element: Element) -> Int { allElements.firstIndex { $0 === element } ?? NSNotFound }
}
