import Foundation
import Rill

/// An app's permission for the photo library.
public enum PHAuthorizationStatus: Int {
    case notDetermined, restricted, denied, authorized, limited
}

/// The reason for which a change of the library failed.
public struct PHPhotosError: LocalizedError {
    public enum Code: Int { case accessUserDenied = 3311, changeNotSupported = 3300 }
    public let code: Code
    public var errorDescription: String? {
        "The operation couldn’t be completed. (PHPhotosErrorDomain error \(code.rawValue).)"
    }
}

/// The photos on the device, after the user has allowed access.
///
///     PHPhotoLibrary.requestAuthorization { status in print(status == .authorized) }
///     choose("Allow Access to All Photos")
///     // true
///
/// Pitfall: handlers are called on a background queue: switch to the main thread before you use views.
/// See also: PHAsset, PHImageManager.
open class PHPhotoLibrary: NSObject {
    private static let sharedLibrary = PHPhotoLibrary()
    public static func shared() -> PHPhotoLibrary { sharedLibrary }

    static var authorization = PHAuthorizationStatus.notDetermined
    private static var permissionAlert: SystemAlert?
    private static var waitingHandlers: [(PHAuthorizationStatus) -> Void] = []
    private var pendingChanges: [() -> Void]?
    private static var createdCount = 0

    public static func authorizationStatus() -> PHAuthorizationStatus { authorization }

    /// Asks the user once. Later calls receive the same answer.
    public static func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
    ) { requestAuthorization(handler) }
    public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
        if authorization != .notDetermined { return runLater { handler(authorization) } }
        waitingHandlers.append(handler)
        if permissionAlert != nil { return }
        let alert = SystemAlert("Allow the app to access your photos?")
        alert.addChoice("Allow Access to All Photos") { answerPermission(.authorized) }
        alert.addChoice("Don’t Allow") { answerPermission(.denied) }
        permissionAlert = alert
        alert.appear()
    }
    static func answerPermission(_ status: PHAuthorizationStatus) {
        authorization = status
        permissionAlert?.removeFromQueue()
        permissionAlert = nil
        let waiting = waitingHandlers
        waitingHandlers = []
        for asker in waiting { runLater { asker(status) } }
    }
    static func runLater(_ seconds: TimeInterval = 0.1, _ body: @escaping () -> Void) {
        Timing.performOnFrameworkQueue(seconds + Lateness.seconds(of: "the photo library"), body)
    }

    /// Performs all changes of the block or none, and calls the handler afterwards.
    open func performChanges(
        _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil
    ) {
        PHPhotoLibrary.runLater(0.2) { [self] in
            guard PHPhotoLibrary.authorization == .authorized || PHPhotoLibrary.authorization == .limited else {
                completionHandler?(false, PHPhotosError(code: .accessUserDenied))
                return
            }
            pendingChanges = []
            changeBlock()
            for change in pendingChanges ?? [] { change() }
            pendingChanges = nil
            completionHandler?(true, nil)
        }
    }
    static func addChange(_ run: @escaping () -> Void) {
        guard sharedLibrary.pendingChanges != nil else {
            fatalError(
                "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]")
        }
        sharedLibrary.pendingChanges?.append(run)
    }
    static func nextIdentifier() -> String {
        createdCount += 1
        return "asset-\(createdCount)"
    }
}

/// An object that represents an asset which a change will create.
public final class PHObjectPlaceholder: NSObject {
    public let localIdentifier: String
    init(_ localIdentifier: String) { self.localIdentifier = localIdentifier }
}

/// A change of the library, which is created inside `performChanges`.
public final class PHAssetChangeRequest: NSObject {
    public private(set) var placeholderForCreatedAsset: PHObjectPlaceholder?

    public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
        let request = PHAssetChangeRequest()
        let identifier = PHPhotoLibrary.nextIdentifier()
        request.placeholderForCreatedAsset = PHObjectPlaceholder(identifier)
        PHPhotoLibrary.addChange { PHAsset.libraryAssets.append(PHAsset(identifier, image, Date())) }
        return request
    }
    public static func deleteAssets(_ assets: PHFetchResult<PHAsset>) {
        let deleted = Set(assets.allElements.map { $0.localIdentifier })
        PHPhotoLibrary.addChange { PHAsset.libraryAssets.removeAll { deleted.contains($0.localIdentifier) } }
    }
}

extension Settings {
    /// The permission for photos in the settings of the device.
    public var photos: PHAuthorizationStatus {
        get { PHPhotoLibrary.authorization }
        set {
            newValue == .notDetermined
                ? (PHPhotoLibrary.authorization = newValue) : PHPhotoLibrary.answerPermission(newValue)
        }
    }
}

/// The level of an app's access to the library. Both levels ask the user the same question here.
public enum PHAccessLevel: Int { case addOnly = 1, readWrite }
