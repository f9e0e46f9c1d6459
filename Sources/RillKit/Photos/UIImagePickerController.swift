import Foundation

public protocol UIImagePickerControllerDelegate: AnyObject {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        DelegateCalls.callDelegate(
            self, "imagePickerController(_:didFinishPickingMediaWithInfo:)", [picker, info]
        ) { (delegate: UIImagePickerControllerDelegate) in
            delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: info)
        }
    }
    /// Dismisses the picker if the delegate does not implement this method.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        guard self is DelegateCallObserver else { return picker.dismiss(animated: true) }
        DelegateCalls.callDelegate(self, "imagePickerControllerDidCancel(_:)", [picker]) {
            (delegate: UIImagePickerControllerDelegate) in delegate.imagePickerControllerDidCancel(picker)
        }
    }
}

/// Lets the user select a photo of the device by tapping its name in a list. The device has no camera.
///
///     let picker = UIImagePickerController()
///     print(UIImagePickerController.isSourceTypeAvailable(.camera), picker.sourceType == .photoLibrary)
///     // false true
///
/// Pitfall: the picker stays on the screen until the delegate dismisses it.
/// See also: PHPickerViewController.
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int { case rear, front }
    public enum CameraCaptureMode: Int { case photo, video }
    public struct InfoKey: Hashable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }
    open var sourceType = SourceType.photoLibrary {
        didSet { checkSource() }
    }
    open var allowsEditing = false
    open var mediaTypes = ["public.image"]
    open var cameraDevice = CameraDevice.rear
    open var cameraCaptureMode = CameraCaptureMode.photo
    open var showsCameraControls = true
    open var imageExportPreset = 0

    public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    public static func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }
    private func checkSource() {
        if UIImagePickerController.isSourceTypeAvailable(sourceType) { return }
        KitRules.stop("source-unavailable", "the device has no camera: call isSourceTypeAvailable(.camera) first")
    }

    override public init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        addList()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addList()
    }
    private func addList() {
        let list = UIViewController()
        list.view = UIView(frame: UIScreen.main.bounds)
        PhotoListFiller.fillController(list, isMultiple: false) { [weak self] assets in self?.photosChosen(assets) }
        setViewControllers([list], animated: false)
    }
    private func photosChosen(_ assets: [PHAsset]) {
        let delegate = delegate as? UIImagePickerControllerDelegate
        guard let asset = assets.first else {
            if let delegate { delegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
            return
        }
        var info: [InfoKey: Any] = [
            .originalImage: asset.assetImage, .mediaType: "public.image", .phAsset: asset,
            .imageURL: URL(fileURLWithPath: "/photos/\(asset.localIdentifier).png"),
        ]
        if allowsEditing { info[.editedImage] = asset.assetImage }
        delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
}

/// The contents of a picker, which are the names of the photos in the library.
enum PhotoListFiller {
    static func fillController(
        _ controller: UIViewController, isMultiple: Bool, _ chosen: @escaping ([PHAsset]) -> Void
    ) {
        let assets = PHAsset.libraryAssets
        var marked: [Int] = []
        controller.title = "Photos"
        let cancel = UIBarButtonItem(title: "Cancel", style: .plain, target: nil, action: nil)
        cancel.primaryAction = UIAction { _ in chosen([]) }
        controller.navigationItem.leftBarButtonItem = cancel
        if isMultiple {
            let add = UIBarButtonItem(title: "Add", style: .done, target: nil, action: nil)
            add.primaryAction = UIAction { _ in chosen(marked.map { assets[$0] }) }
            controller.navigationItem.rightBarButtonItem = add
        }
        for (index, asset) in assets.enumerated() {
            let button = UIButton(type: .system)
            button.setTitle(asset.assetImage.name, for: .normal)
            button.addAction(
                UIAction { [weak button] _ in
                    if !isMultiple { return chosen([asset]) }
                    if marked.contains(index) { marked.removeAll { $0 == index } } else { marked.append(index) }
                    button?.isSelected = marked.contains(index)
                }, for: .touchUpInside)
            button.sharesLineWithPrevious = index % 3 != 0
            controller.view.addSubview(button)
        }
    }
}
