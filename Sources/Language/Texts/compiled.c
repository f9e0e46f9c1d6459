// Modules written in plain Swift: what compiled programs link, interpreted ones read. Programs see what is public;
// everything has a body, so that no native is needed.
#include "Entry.h"

// What events, observers and options are asked.
TEXT(RxSwift, EventViews) = {
#embed "../../Rill/Shared/RxSwift/Event+Views.swift"
};
TEXT(RxSwift, ObserverViews) = {
#embed "../../Rill/Shared/RxSwift/ObserverType+Views.swift"
};
TEXT(RxSwift, Behaviors) = {
#embed "../../Rill/Shared/RxSwift/Behaviors.swift"
};
TEXT(RxSwift, TraitEvents) = {
#embed "../../Rill/Shared/RxSwift/TraitEvents.swift"
};

// Spellings of earlier releases.
TEXT(RxSwift, OlderObservables) = {
#embed "../../Rill/Older/RxSwift/Names+Observable.swift"
};
TEXT(RxSwift, OlderTraits) = {
#embed "../../Rill/Older/RxSwift/Names+Traits.swift"
};
TEXT(RxSwift, Gone) = {
#embed "../../Rill/Older/RxSwift/Gone.swift"
};
TEXT(RxSwift, Seconds) = {
#embed "../../Rill/Older/RxSwift/Seconds.swift"
};
TEXT(RxSwift, Fractions) = {
#embed "../../Rill/Older/RxSwift/Fractions.swiftinterface"
};
TEXT(RxSwift, SecondsOfObservables) = {
#embed "../../Rill/Older/RxSwift/Seconds+Observable.swift"
};
TEXT(RxSwift, SecondsOfTraits) = {
#embed "../../Rill/Older/RxSwift/Seconds+Traits.swift"
};
TEXT(RxSwift, Variable) = {
#embed "../../Rill/Older/RxSwift/Variable.swift"
};
TEXT(RxCocoa, OlderBindings) = {
#embed "../../Rill/Older/RxCocoa/Names+Cocoa.swift"
};
TEXT(RxCocoa, SecondsOfShared) = {
#embed "../../Rill/Older/RxCocoa/Seconds+Shared.swift"
};
TEXT(RxCocoa, BoundVariables) = {
#embed "../../Rill/Older/RxCocoa/Variable+Cocoa.swift"
};
TEXT(RxTest, OlderScheduler) = {
#embed "../../RillTest/Core/Older/TestScheduler+Older.swift"
};
TEXT(RxTest, OlderRecords) = {
#embed "../../RillTest/XCTest/Older/Recorded+Older.swift"
};

// Operators that the community has added, and Action.
TEXT(RxSwiftExt, And) = {
#embed "../../RillExt/RxSwiftExt/And.swift"
};
TEXT(RxSwiftExt, Buffering) = {
#embed "../../RillExt/RxSwiftExt/Buffering.swift"
};
TEXT(RxSwiftExt, Cascade) = {
#embed "../../RillExt/RxSwiftExt/Cascade.swift"
};
TEXT(RxSwiftExt, Combining) = {
#embed "../../RillExt/RxSwiftExt/Combining.swift"
};
TEXT(RxSwiftExt, Distinct) = {
#embed "../../RillExt/RxSwiftExt/Distinct.swift"
};
TEXT(RxSwiftExt, Errors) = {
#embed "../../RillExt/RxSwiftExt/Errors.swift"
};
TEXT(RxSwiftExt, Filtering) = {
#embed "../../RillExt/RxSwiftExt/Filtering.swift"
};
TEXT(RxSwiftExt, FromAsyncArities) = {
#embed "../../RillExt/RxSwiftExt/FromAsync+Arities.swift"
};
TEXT(RxSwiftExt, FromAsync) = {
#embed "../../RillExt/RxSwiftExt/FromAsync.swift"
};
TEXT(RxSwiftExt, Mapping) = {
#embed "../../RillExt/RxSwiftExt/Mapping.swift"
};
TEXT(RxSwiftExt, Once) = {
#embed "../../RillExt/RxSwiftExt/Once.swift"
};
TEXT(RxSwiftExt, Repeating) = {
#embed "../../RillExt/RxSwiftExt/Repeating.swift"
};
TEXT(RxSwiftExt, Sorting) = {
#embed "../../RillExt/RxSwiftExt/Sorting.swift"
};
TEXT(RxSwiftExt, WeakSubscribing) = {
#embed "../../RillExt/RxSwiftExt/WeakSubscribing.swift"
};
TEXT(Action, Action) = {
#embed "../../RillExt/Action/Action.swift"
};
TEXT(Action, CompletableAction) = {
#embed "../../RillExt/Action/CompletableAction.swift"
};

// What these add has names that others have too (`retry`, `merge(with:)`), so the overloads are known from the start.
static const Text additions[] = {
    ENTRY(RxSwift, EventViews),
    ENTRY(RxSwift, ObserverViews),
    ENTRY(RxSwift, Behaviors),
    ENTRY(RxSwift, TraitEvents),
    ENTRY(RxSwift, OlderObservables),
    ENTRY(RxSwift, OlderTraits),
    ENTRY(RxSwift, Gone),
    ENTRY(RxSwift, Seconds),
    ENTRY(RxSwift, Fractions),
    ENTRY(RxSwift, SecondsOfObservables),
    ENTRY(RxSwift, SecondsOfTraits),
    ENTRY(RxSwift, Variable),
    ENTRY(RxCocoa, OlderBindings),
    ENTRY(RxCocoa, SecondsOfShared),
    ENTRY(RxCocoa, BoundVariables),
    ENTRY(RxTest, OlderScheduler),
    ENTRY(RxTest, OlderRecords),
    ENTRY(RxSwiftExt, And),
    ENTRY(RxSwiftExt, Buffering),
    ENTRY(RxSwiftExt, Cascade),
    ENTRY(RxSwiftExt, Combining),
    ENTRY(RxSwiftExt, Distinct),
    ENTRY(RxSwiftExt, Errors),
    ENTRY(RxSwiftExt, Filtering),
    ENTRY(RxSwiftExt, FromAsyncArities),
    ENTRY(RxSwiftExt, FromAsync),
    ENTRY(RxSwiftExt, Mapping),
    ENTRY(RxSwiftExt, Once),
    ENTRY(RxSwiftExt, Repeating),
    ENTRY(RxSwiftExt, Sorting),
    ENTRY(RxSwiftExt, WeakSubscribing),
    ENTRY(Action, Action),
    ENTRY(Action, CompletableAction),
};
const Texts added_interfaces = {additions, sizeof additions / sizeof *additions};

// Sessions, and the way out of the program under them: `Wire`, where alone the two runners differ.
TEXT(Foundation, URLSession) = {
#embed "../../RillKit/Network/URLSession.swift"
};
TEXT(Foundation, URLSessionDelegate) = {
#embed "../../RillKit/Network/URLSessionDelegate.swift"
};
TEXT(Foundation, URLSessionAsync) = {
#embed "../../RillKit/Network/URLSession+Async.swiftinterface"
};
TEXT(Foundation, Wire) = {
#embed "../../RillKit/Network/Wire.swiftinterface"
};

// `URLSession.rx`, which RxCocoa has.
TEXT(RxCocoa, RxCocoaURLError) = {
#embed "../../RillNetworking/RxCocoaURLError.swift"
};
TEXT(RxCocoa, URLSessionRx) = {
#embed "../../RillNetworking/URLSession+Rx.swift"
};

// Servers inside the program.
TEXT(RillKit, StubServer) = {
#embed "../../RillKit/Network/StubServer.swift"
};
TEXT(RillKit, StubReply) = {
#embed "../../RillKit/Network/StubReply.swift"
};
TEXT(Reachability, Reachability) = {
#embed "../../RillKit/Network/Reachability.swift"
};

// Simulated UIKit: base, views, controls, controllers, tables, the screen and the hands.
TEXT(UIKit, Graphics) = {
#embed "../../RillKit/Base/Graphics.swift"
};
TEXT(UIKit, KnownClasses) = {
#embed "../../RillKit/Base/KnownClasses.swift"
};
TEXT(UIKit, Lateness) = {
#embed "../../RillKit/Base/Lateness.swiftinterface"
};
TEXT(UIKit, NamedTimers) = {
#embed "../../RillKit/Base/NamedTimers.swiftinterface"
};
TEXT(UIKit, Moment) = {
#embed "../../RillKit/Base/Timing.swift"
};
TEXT(UIKit, Notes) = {
#embed "../../RillKit/Base/Warnings.swiftinterface"
};
TEXT(UIKit, Trace) = {
#embed "../../RillKit/Base/ScreenTrace.swift"
};
TEXT(UIKit, Rules) = {
#embed "../../RillKit/Base/Rules.swift"
};
TEXT(UIKit, Outlet) = {
#embed "../../RillKit/Base/Outlet.swift"
};
TEXT(UIKit, Selector) = {
#embed "../../RillKit/Base/Selector.swift"
};
TEXT(UIKit, UIColor) = {
#embed "../../RillKit/Base/UIColor.swift"
};
TEXT(UIKit, UIImage) = {
#embed "../../RillKit/Base/UIImage.swift"
};
TEXT(UIKit, Labels) = {
#embed "../../RillKit/Views/Labels.swift"
};
TEXT(UIKit, UIGestureRecognizer) = {
#embed "../../RillKit/Views/UIGestureRecognizer.swift"
};
TEXT(UIKit, UIResponder) = {
#embed "../../RillKit/Views/UIResponder.swift"
};
TEXT(UIKit, UIView) = {
#embed "../../RillKit/Views/UIView.swift"
};
TEXT(UIKit, UIButton) = {
#embed "../../RillKit/Controls/UIButton.swift"
};
TEXT(UIKit, UIControl) = {
#embed "../../RillKit/Controls/UIControl.swift"
};
TEXT(UIKit, Values) = {
#embed "../../RillKit/Controls/Values.swift"
};
TEXT(UIKit, Containers) = {
#embed "../../RillKit/Controllers/Containers.swift"
};
TEXT(UIKit, UIAlertController) = {
#embed "../../RillKit/Controllers/UIAlertController.swift"
};
TEXT(UIKit, UIApplication) = {
#embed "../../RillKit/Controllers/UIApplication.swift"
};
TEXT(UIKit, UIStoryboard) = {
#embed "../../RillKit/Controllers/UIStoryboard.swift"
};
TEXT(UIKit, UIViewController) = {
#embed "../../RillKit/Controllers/UIViewController.swift"
};
TEXT(UIKit, UITableView) = {
#embed "../../RillKit/Tables/UITableView.swift"
};
TEXT(UIKit, UITableViewGeometry) = {
#embed "../../RillKit/Tables/UITableView+Geometry.swift"
};
TEXT(UIKit, UITableViewCell) = {
#embed "../../RillKit/Tables/UITableViewCell.swift"
};
TEXT(UIKit, UITableViewProtocols) = {
#embed "../../RillKit/Tables/UITableViewProtocols.swift"
};
TEXT(UIKit, AppScreen) = {
#embed "../../RillKit/Screen/AppScreen.swift"
};
TEXT(UIKit, Pen) = {
#embed "../../RillKit/Screen/TextCanvas.swift"
};
TEXT(UIKit, Hands) = {
#embed "../../RillKit/UIDriver/UIDriver.swift"
};
TEXT(UIKit, UIControlRx) = {
#embed "../../RillKit/Reactive/UIControl+Rx.swift"
};
TEXT(UIKit, UITableViewRx) = {
#embed "../../RillKit/Reactive/UITableView+Rx.swift"
};
TEXT(UIKit, CGContext) = {
#embed "../../RillKit/Base/CGContext.swift"
};
TEXT(UIKit, SystemAlert) = {
#embed "../../RillKit/Controllers/SystemAlert.swift"
};
TEXT(UIKit, DelegateCalls) = {
#embed "../../RillKit/Reactive/DelegateCalls.swift"
};
TEXT(UIKit, DelegateProxy) = {
#embed "../../RillKit/Reactive/DelegateProxy.swift"
};
TEXT(UIKit, DelegateProxyType) = {
#embed "../../RillKit/Reactive/DelegateProxyType.swift"
};
TEXT(UIKit, KnownProxies) = {
#embed "../../RillKit/Reactive/KnownProxies.swift"
};

// Where the device is.
TEXT(CoreLocation, CLLocation) = {
#embed "../../RillKit/Location/CLLocation.swift"
};
TEXT(CoreLocation, CLLocationManager) = {
#embed "../../RillKit/Location/CLLocationManager.swift"
};
TEXT(CoreLocation, Places) = {
#embed "../../RillKit/Location/Places.swift"
};

// Maps.
TEXT(MapKit, MKAnnotation) = {
#embed "../../RillKit/Map/MKAnnotation.swift"
};
TEXT(MapKit, MKGeometry) = {
#embed "../../RillKit/Map/MKGeometry.swift"
};
TEXT(MapKit, MKMapView) = {
#embed "../../RillKit/Map/MKMapView.swift"
};

// Simulated UIKit: base, views, controls, controllers, tables, the screen and the hands.
TEXT(UIKit, Nearest) = {
#embed "../../RillKit/Base/Nearest.swift"
};

// Simulated UIKit: base, views, controls, controllers, tables, the screen and the hands.
TEXT(UIKit, Visit) = {
#embed "../../RillKit/UIDriver/UIScript.swift"
};
TEXT(UIKit, Keys) = {
#embed "../../RillKit/UIDriver/Keys.swift"
};
TEXT(UIKit, GestureKeys) = {
#embed "../../RillKit/UIDriver/GestureKeys.swift"
};
TEXT(UIKit, Deeds) = {
#embed "../../RillKit/UIDriver/KeyActions.swift"
};

TEXT(UIKit, ActionRx) = {
#embed "../../RillKit/Reactive/Action+Rx.swift"
};
TEXT(NSObject_Rx, NSObjectRx) = {
#embed "../../RillKit/Reactive/NSObject+Rx.swift"
};
// Tables in sections, and what changes in them.
TEXT(RxDataSources, Diff) = {
#embed "../../RillKit/DataSources/Diff.swift"
};
TEXT(RxDataSources, SectionedDataSource) = {
#embed "../../RillKit/DataSources/SectionedDataSource.swift"
};
TEXT(RxDataSources, Sections) = {
#embed "../../RillKit/DataSources/Sections.swift"
};

// Movements of the hand as sequences.
TEXT(RxGesture, GestureEvents) = {
#embed "../../RillKit/Gestures/GestureEvents.swift"
};
TEXT(RxGesture, GestureFactory) = {
#embed "../../RillKit/Gestures/GestureFactory.swift"
};
TEXT(RxGesture, TransformGestures) = {
#embed "../../RillKit/Gestures/TransformGestures.swift"
};
TEXT(RxGesture, UIViewRxGesture) = {
#embed "../../RillKit/Gestures/UIView+RxGesture.swift"
};

// Requests as app code writes them.
TEXT(Alamofire, AFError) = {
#embed "../../RillKit/Alamofire/AFError.swift"
};
TEXT(Alamofire, DataRequest) = {
#embed "../../RillKit/Alamofire/DataRequest.swift"
};
TEXT(Alamofire, DataResponse) = {
#embed "../../RillKit/Alamofire/DataResponse.swift"
};
TEXT(Alamofire, DownloadRequest) = {
#embed "../../RillKit/Alamofire/DownloadRequest.swift"
};
TEXT(Alamofire, Encodings) = {
#embed "../../RillKit/Alamofire/Encodings.swift"
};
TEXT(Alamofire, Request) = {
#embed "../../RillKit/Alamofire/Request.swift"
};
TEXT(RxAlamofire, RxAlamofire) = {
#embed "../../RillKit/Alamofire/RxAlamofire.swift"
};
TEXT(RxAlamofire, SessionRx) = {
#embed "../../RillKit/Alamofire/Session+Rx.swift"
};
TEXT(Alamofire, Session) = {
#embed "../../RillKit/Alamofire/Session.swift"
};
TEXT(Kingfisher, Kingfisher) = {
#embed "../../RillKit/Small/Kingfisher.swift"
};
TEXT(RxBluetoothKit, Bluetooth) = {
#embed "../../RillKit/Small/Bluetooth.swift"
};
TEXT(UIKit, Gestures) = {
#embed "../../RillKit/UIDriver/Gestures.swift"
};
TEXT(UIKit, CALayer) = {
#embed "../../RillKit/Views/CALayer.swift"
};
TEXT(UIKit, OlderNames) = {
#embed "../../RillKit/Base/OlderNames.swift"
};
TEXT(RealmSwift, Object) = {
#embed "../../RillKit/Database/Object.swift"
};
TEXT(RealmSwift, Persisted) = {
#embed "../../RillKit/Database/Persisted.swift"
};
TEXT(RealmSwift, Stored) = {
#embed "../../RillKit/Database/Stored.swift"
};
TEXT(RealmSwift, Store) = {
#embed "../../RillKit/Database/Store.swift"
};
TEXT(RealmSwift, Realm) = {
#embed "../../RillKit/Database/Realm.swift"
};
TEXT(RealmSwift, RealmCollection) = {
#embed "../../RillKit/Database/RealmCollection.swift"
};
TEXT(RealmSwift, Results) = {
#embed "../../RillKit/Database/Results.swift"
};
TEXT(RealmSwift, List) = {
#embed "../../RillKit/Database/List.swift"
};
TEXT(RealmSwift, LinkingObjects) = {
#embed "../../RillKit/Database/LinkingObjects.swift"
};
TEXT(RealmSwift, Predicate) = {
#embed "../../RillKit/Database/Predicate.swift"
};
TEXT(RxRealm, RxRealm) = {
#embed "../../RillKit/Database/RxRealm.swift"
};
TEXT(RxRealm, RealmRx) = {
#embed "../../RillKit/Database/Realm+Rx.swift"
};
TEXT(RxRealmDataSources, RealmDataSources) = {
#embed "../../RillKit/Database/RealmDataSources.swift"
};
TEXT(UIKit, TableShift) = {
#embed "../../RillKit/Tables/TableShift.swift"
};
TEXT(UIKit, UICollectionView) = {
#embed "../../RillKit/Collections/UICollectionView.swift"
};
TEXT(UIKit, UICollectionViewRx) = {
#embed "../../RillKit/Collections/UICollectionView+Rx.swift"
};
TEXT(Photos, PHPhotoLibrary) = {
#embed "../../RillKit/Photos/PHPhotoLibrary.swift"
};
TEXT(Photos, PHAsset) = {
#embed "../../RillKit/Photos/PHAsset.swift"
};
TEXT(Photos, PHImageManager) = {
#embed "../../RillKit/Photos/PHImageManager.swift"
};
TEXT(UIKit, UITextInput) = {
#embed "../../RillKit/Controls/UITextInput.swift"
};
TEXT(UIKit, TraitChanges) = {
#embed "../../RillKit/Base/TraitChanges.swift"
};
TEXT(UIKit, Rotation) = {
#embed "../../RillKit/Controllers/Rotation.swift"
};
TEXT(UIKit, Insets) = {
#embed "../../RillKit/Base/Insets.swift"
};
TEXT(UIKit, Symbols) = {
#embed "../../RillKit/Base/Symbols.swift"
};
TEXT(UIKit, UIColorSystem) = {
#embed "../../RillKit/Base/UIColor+System.swift"
};
TEXT(UIKit, UINib) = {
#embed "../../RillKit/Base/UINib.swift"
};
TEXT(UIKit, Bars) = {
#embed "../../RillKit/Controllers/Bars.swift"
};
TEXT(UIKit, Presentations) = {
#embed "../../RillKit/Controllers/Presentations.swift"
};
TEXT(UIKit, UIScene) = {
#embed "../../RillKit/Controllers/UIScene.swift"
};
TEXT(UIKit, Keyboard) = {
#embed "../../RillKit/Controls/Keyboard.swift"
};
TEXT(UIKit, UIPickerView) = {
#embed "../../RillKit/Controls/UIPickerView.swift"
};
TEXT(UIKit, UISearchBar) = {
#embed "../../RillKit/Controls/UISearchBar.swift"
};
TEXT(UIKit, UITextField) = {
#embed "../../RillKit/Controls/UITextField.swift"
};
TEXT(UIKit, UITextView) = {
#embed "../../RillKit/Controls/UITextView.swift"
};
TEXT(UIKit, Anchors) = {
#embed "../../RillKit/Layout/Anchors.swift"
};
TEXT(UIKit, Layout) = {
#embed "../../RillKit/Layout/Layout.swift"
};
TEXT(UIKit, NSLayoutConstraint) = {
#embed "../../RillKit/Layout/NSLayoutConstraint.swift"
};
TEXT(UIKit, UITableViewParts) = {
#embed "../../RillKit/Tables/UITableViewParts.swift"
};
TEXT(UIKit, Animation) = {
#embed "../../RillKit/Views/Animation.swift"
};
TEXT(UIKit, UIBezierPath) = {
#embed "../../RillKit/Views/UIBezierPath.swift"
};
TEXT(UIKit, UIFont) = {
#embed "../../RillKit/Views/UIFont.swift"
};
TEXT(UIKit, UIScrollView) = {
#embed "../../RillKit/Views/UIScrollView.swift"
};
TEXT(UIKit, UIStackView) = {
#embed "../../RillKit/Views/UIStackView.swift"
};
TEXT(UIKit, UIViewPlaces) = {
#embed "../../RillKit/Views/UIView+Places.swift"
};
TEXT(UIKit, UICollectionViewCell) = {
#embed "../../RillKit/Collections/UICollectionViewCell.swift"
};
TEXT(UIKit, NSDiffableDataSourceSnapshot) = {
#embed "../../RillKit/Diffable/NSDiffableDataSourceSnapshot.swift"
};
TEXT(UIKit, UITableViewDiffableDataSource) = {
#embed "../../RillKit/Diffable/UITableViewDiffableDataSource.swift"
};
TEXT(UIKit, UICollectionViewDiffableDataSource) = {
#embed "../../RillKit/Diffable/UICollectionViewDiffableDataSource.swift"
};
TEXT(UIKit, UICollectionViewLayout) = {
#embed "../../RillKit/Collections/UICollectionViewLayout.swift"
};
TEXT(UIKit, UICollectionViewCompositionalLayout) = {
#embed "../../RillKit/Collections/UICollectionViewCompositionalLayout.swift"
};
TEXT(UIKit, UIContentConfiguration) = {
#embed "../../RillKit/Tables/UIContentConfiguration.swift"
};
TEXT(UIKit, UIPageViewController) = {
#embed "../../RillKit/Controllers/UIPageViewController.swift"
};
TEXT(UIKit, UIImagePickerController) = {
#embed "../../RillKit/Photos/UIImagePickerController.swift"
};
TEXT(PhotosUI, PHPickerViewController) = {
#embed "../../RillKit/Photos/PHPickerViewController.swift"
};
TEXT(UIKit, CADisplayLink) = {
#embed "../../RillKit/Views/CADisplayLink.swift"
};
TEXT(UIKit, NSValue) = {
#embed "../../RillKit/Base/NSValue.swift"
};
TEXT(CoreLocation, CLGeocoder) = {
#embed "../../RillKit/Location/CLGeocoder.swift"
};
TEXT(MapKit, MKDirections) = {
#embed "../../RillKit/Map/MKDirections.swift"
};
TEXT(UIKit, ObservedProperties) = {
#embed "../../RillKit/Reactive/NSObject+Observe.swift"
};
TEXT(UIKit, NSTextAttachment) = {
#embed "../../RillKit/Base/NSTextAttachment.swift"
};
TEXT(UserNotifications, UNUserNotificationCenter) = {
#embed "../../RillKit/UserNotifications/UNUserNotificationCenter.swift"
};
TEXT(LocalAuthentication, LAContext) = {
#embed "../../RillKit/LocalAuthentication/LAContext.swift"
};
TEXT(UIKit, PhonePicture) = {
#embed "../../RillKit/Screen/PhonePicture.swift"
};
TEXT(UIKit, DragAndDrop) = {
#embed "../../RillKit/Tables/DragAndDrop.swift"
};
TEXT(UIKit, UICollectionViewController) = {
#embed "../../RillKit/Collections/UICollectionViewController.swift"
};
TEXT(UIKit, UICollectionViewProtocols) = {
#embed "../../RillKit/Collections/UICollectionViewProtocols.swift"
};
TEXT(UIKit, UIScreen) = {
#embed "../../RillKit/Controllers/UIScreen.swift"
};
TEXT(RxDataSources, CollectionSectionedDataSource) = {
#embed "../../RillKit/DataSources/CollectionSectionedDataSource.swift"
};
TEXT(UIKit, AttributedText) = {
#embed "../../RillKit/Base/AttributedText.swift"
};
TEXT(Moya, MoyaProvider) = {
#embed "../../RillKit/Moya/MoyaProvider.swift"
};
TEXT(Moya, TargetType) = {
#embed "../../RillKit/Moya/TargetType.swift"
};
TEXT(ObjectMapper, ObjectMapper) = {
#embed "../../RillKit/ObjectMapper/ObjectMapper.swift"
};
TEXT(ReactorKit, Reactor) = {
#embed "../../RillKit/ReactorKit/Reactor.swift"
};
TEXT(ReactorKit, View) = {
#embed "../../RillKit/ReactorKit/View.swift"
};
TEXT(Reusable, Reusable) = {
#embed "../../RillKit/Reusable/Reusable.swift"
};
TEXT(RxKeyboard, RxKeyboard) = {
#embed "../../RillKit/RxKeyboard/RxKeyboard.swift"
};
TEXT(RxOptional, RxOptional) = {
#embed "../../RillKit/RxOptional/RxOptional.swift"
};
TEXT(RxViewController, RxViewController) = {
#embed "../../RillKit/RxViewController/RxViewController.swift"
};
TEXT(SDWebImage, SDWebImage) = {
#embed "../../RillKit/SDWebImage/SDWebImage.swift"
};
TEXT(SafariServices, SFSafariViewController) = {
#embed "../../RillKit/SafariServices/SFSafariViewController.swift"
};
TEXT(WebKit, WKWebView) = {
#embed "../../RillKit/SafariServices/WKWebView.swift"
};
TEXT(SnapKit, ConstraintMaker) = {
#embed "../../RillKit/SnapKit/ConstraintMaker.swift"
};
TEXT(SnapKit, SnapKit) = {
#embed "../../RillKit/SnapKit/SnapKit.swift"
};
TEXT(SwiftyJSON, JSON) = {
#embed "../../RillKit/SwiftyJSON/JSON.swift"
};
TEXT(Then, Then) = {
#embed "../../RillKit/Then/Then.swift"
};
TEXT(UIKit, UIAccessibility) = {
#embed "../../RillKit/Base/UIAccessibility.swift"
};
TEXT(UIKit, AssociatedObjects) = {
#embed "../../RillKit/Base/AssociatedObjects.swift"
};
TEXT(UIKit, NSPredicateFormat) = {
#embed "../../RillKit/Base/NSPredicate+Format.swift"
};
TEXT(UIKit, Selectors) = {
#embed "../../RillKit/Base/Selectors.swift"
};
TEXT(UIKit, VisualFormat) = {
#embed "../../RillKit/Layout/VisualFormat.swift"
};
TEXT(UIKit, UITableViewController) = {
#embed "../../RillKit/Tables/UITableViewController.swift"
};
TEXT(UIKit, LayoutSolver) = {
#embed "../../RillKit/Layout/LayoutSolver.swift"
};
TEXT(UIKit, LayoutSystem) = {
#embed "../../RillKit/Layout/LayoutSystem.swift"
};
TEXT(UIKit, ScreenRaster) = {
#embed "../../RillKit/Screen/ScreenRaster.swift"
};

// Read when a program imports the module, or where nothing else has a name.
static const Text pages[] = {
    ENTRY(Foundation, URLSession),
    ENTRY(Foundation, URLSessionDelegate),
    ENTRY(Foundation, URLSessionAsync),
    ENTRY(Foundation, Wire),
    ENTRY(RxCocoa, RxCocoaURLError),
    ENTRY(RxCocoa, URLSessionRx),
    ENTRY(RillKit, StubServer),
    ENTRY(RillKit, StubReply),
    ENTRY(Reachability, Reachability),
    ENTRY(Alamofire, AFError),
    ENTRY(Alamofire, DataRequest),
    ENTRY(Alamofire, DataResponse),
    ENTRY(Alamofire, DownloadRequest),
    ENTRY(Alamofire, Encodings),
    ENTRY(Alamofire, Request),
    ENTRY(RxAlamofire, RxAlamofire),
    ENTRY(RxAlamofire, SessionRx),
    ENTRY(Alamofire, Session),
    ENTRY(UIKit, ActionRx),
    ENTRY(NSObject_Rx, NSObjectRx),
    ENTRY(RxDataSources, Diff),
    ENTRY(RxDataSources, SectionedDataSource),
    ENTRY(RxDataSources, Sections),
    ENTRY(RxGesture, GestureEvents),
    ENTRY(RxGesture, GestureFactory),
    ENTRY(RxGesture, TransformGestures),
    ENTRY(RxGesture, UIViewRxGesture),
    ENTRY(UIKit, Visit),
    ENTRY(UIKit, Keys),
    ENTRY(UIKit, GestureKeys),
    ENTRY(UIKit, Deeds),
    ENTRY(UIKit, Nearest),
    ENTRY(UIKit, Graphics),
    ENTRY(UIKit, KnownClasses),
    ENTRY(UIKit, Moment),
    ENTRY(UIKit, Lateness),
    ENTRY(UIKit, NamedTimers),
    ENTRY(UIKit, UITextInput),
    ENTRY(UIKit, TraitChanges),
    ENTRY(UIKit, Rotation),
    ENTRY(RealmSwift, LinkingObjects),
    ENTRY(UIKit, Notes),
    ENTRY(UIKit, Rules),
    ENTRY(UIKit, Trace),
    ENTRY(UIKit, Outlet),
    ENTRY(UIKit, Selector),
    ENTRY(UIKit, UIColor),
    ENTRY(UIKit, UIImage),
    ENTRY(UIKit, Labels),
    ENTRY(UIKit, UIGestureRecognizer),
    ENTRY(UIKit, UIResponder),
    ENTRY(UIKit, UIView),
    ENTRY(UIKit, UIButton),
    ENTRY(UIKit, UIControl),
    ENTRY(UIKit, Values),
    ENTRY(UIKit, Containers),
    ENTRY(UIKit, UIAlertController),
    ENTRY(UIKit, UIApplication),
    ENTRY(UIKit, UIStoryboard),
    ENTRY(UIKit, UIViewController),
    ENTRY(UIKit, UITableView),
    ENTRY(UIKit, UITableViewGeometry),
    ENTRY(UIKit, UITableViewCell),
    ENTRY(UIKit, UITableViewProtocols),
    ENTRY(UIKit, AppScreen),
    ENTRY(UIKit, Pen),
    ENTRY(UIKit, Hands),
    ENTRY(UIKit, UIControlRx),
    ENTRY(UIKit, UITableViewRx),
    ENTRY(UIKit, CGContext),
    ENTRY(UIKit, SystemAlert),
    ENTRY(UIKit, DelegateCalls),
    ENTRY(UIKit, DelegateProxy),
    ENTRY(UIKit, DelegateProxyType),
    ENTRY(UIKit, KnownProxies),
    ENTRY(CoreLocation, CLLocation),
    ENTRY(CoreLocation, CLLocationManager),
    ENTRY(CoreLocation, Places),
    ENTRY(MapKit, MKAnnotation),
    ENTRY(MapKit, MKGeometry),
    ENTRY(MapKit, MKMapView),
    ENTRY(Kingfisher, Kingfisher),
    ENTRY(RxBluetoothKit, Bluetooth),
    ENTRY(UIKit, Gestures),
    ENTRY(UIKit, CALayer),
    ENTRY(UIKit, OlderNames),
    ENTRY(RealmSwift, Object),
    ENTRY(RealmSwift, Persisted),
    ENTRY(RealmSwift, Stored),
    ENTRY(RealmSwift, Store),
    ENTRY(RealmSwift, Realm),
    ENTRY(RealmSwift, RealmCollection),
    ENTRY(RealmSwift, Results),
    ENTRY(RealmSwift, List),
    ENTRY(RealmSwift, Predicate),
    ENTRY(RxRealm, RxRealm),
    ENTRY(RxRealm, RealmRx),
    ENTRY(RxRealmDataSources, RealmDataSources),
    ENTRY(UIKit, TableShift),
    ENTRY(UIKit, UICollectionView),
    ENTRY(UIKit, UICollectionViewRx),
    ENTRY(UIKit, Insets),
    ENTRY(UIKit, Symbols),
    ENTRY(UIKit, UIColorSystem),
    ENTRY(UIKit, UINib),
    ENTRY(UIKit, Bars),
    ENTRY(UIKit, Presentations),
    ENTRY(UIKit, UIScene),
    ENTRY(UIKit, Keyboard),
    ENTRY(UIKit, UIPickerView),
    ENTRY(UIKit, UISearchBar),
    ENTRY(UIKit, UITextField),
    ENTRY(UIKit, UITextView),
    ENTRY(UIKit, Anchors),
    ENTRY(UIKit, Layout),
    ENTRY(UIKit, NSLayoutConstraint),
    ENTRY(UIKit, UITableViewParts),
    ENTRY(UIKit, DragAndDrop),
    ENTRY(UIKit, PhonePicture),
    ENTRY(UIKit, NSTextAttachment),
    ENTRY(UserNotifications, UNUserNotificationCenter),
    ENTRY(LocalAuthentication, LAContext),
    ENTRY(UIKit, NSDiffableDataSourceSnapshot),
    ENTRY(UIKit, UITableViewDiffableDataSource),
    ENTRY(UIKit, UICollectionViewDiffableDataSource),
    ENTRY(UIKit, UICollectionViewLayout),
    ENTRY(UIKit, UICollectionViewCompositionalLayout),
    ENTRY(UIKit, UIContentConfiguration),
    ENTRY(UIKit, UIPageViewController),
    ENTRY(UIKit, UIImagePickerController),
    ENTRY(PhotosUI, PHPickerViewController),
    ENTRY(UIKit, CADisplayLink),
    ENTRY(UIKit, NSValue),
    ENTRY(CoreLocation, CLGeocoder),
    ENTRY(MapKit, MKDirections),
    ENTRY(UIKit, ObservedProperties),
    ENTRY(UIKit, Animation),
    ENTRY(UIKit, UIBezierPath),
    ENTRY(UIKit, UIFont),
    ENTRY(UIKit, UIScrollView),
    ENTRY(UIKit, UIStackView),
    ENTRY(UIKit, UIViewPlaces),
    ENTRY(UIKit, UICollectionViewCell),
    ENTRY(UIKit, UICollectionViewController),
    ENTRY(UIKit, UICollectionViewProtocols),
    ENTRY(UIKit, UIScreen),
    ENTRY(UIKit, AttributedText),
    ENTRY(RxDataSources, CollectionSectionedDataSource),
    ENTRY(Photos, PHPhotoLibrary),
    ENTRY(Photos, PHAsset),
    ENTRY(Photos, PHImageManager),
    ENTRY(Moya, MoyaProvider),
    ENTRY(Moya, TargetType),
    ENTRY(ObjectMapper, ObjectMapper),
    ENTRY(ReactorKit, Reactor),
    ENTRY(ReactorKit, View),
    ENTRY(Reusable, Reusable),
    ENTRY(RxKeyboard, RxKeyboard),
    ENTRY(RxOptional, RxOptional),
    ENTRY(RxViewController, RxViewController),
    ENTRY(SDWebImage, SDWebImage),
    ENTRY(SafariServices, SFSafariViewController),
    ENTRY(WebKit, WKWebView),
    ENTRY(SnapKit, ConstraintMaker),
    ENTRY(SnapKit, SnapKit),
    ENTRY(SwiftyJSON, JSON),
    ENTRY(Then, Then),
    ENTRY(UIKit, UIAccessibility),
    ENTRY(UIKit, AssociatedObjects),
    ENTRY(UIKit, NSPredicateFormat),
    ENTRY(UIKit, Selectors),
    ENTRY(UIKit, VisualFormat),
    ENTRY(UIKit, UITableViewController),
    ENTRY(UIKit, LayoutSolver),
    ENTRY(UIKit, LayoutSystem),
    ENTRY(UIKit, ScreenRaster),
};
const Texts compiled_interfaces = {pages, sizeof pages / sizeof *pages};
