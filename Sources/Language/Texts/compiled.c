// Modules written in plain Swift: what compiled programs link, interpreted ones read. Programs see what is public;
// everything has a body, so that no native is needed.
#include "Page.h"

// What events, observers and options are asked.
PAGE(RxSwift, EventViews) = {
#embed "../../Rill/Shared/RxSwift/Event+Views.swift"
};
PAGE(RxSwift, ObserverViews) = {
#embed "../../Rill/Shared/RxSwift/ObserverType+Views.swift"
};
PAGE(RxSwift, Behaviors) = {
#embed "../../Rill/Shared/RxSwift/Behaviors.swift"
};
PAGE(RxSwift, TraitEvents) = {
#embed "../../Rill/Shared/RxSwift/TraitEvents.swift"
};

// Spellings of earlier releases.
PAGE(RxSwift, OlderObservables) = {
#embed "../../Rill/Older/RxSwift/Names+Observable.swift"
};
PAGE(RxSwift, OlderTraits) = {
#embed "../../Rill/Older/RxSwift/Names+Traits.swift"
};
PAGE(RxSwift, Gone) = {
#embed "../../Rill/Older/RxSwift/Gone.swift"
};
PAGE(RxSwift, Seconds) = {
#embed "../../Rill/Older/RxSwift/Seconds.swift"
};
PAGE(RxSwift, Fractions) = {
#embed "../../Rill/Older/RxSwift/Fractions.swiftpage"
};
PAGE(RxSwift, SecondsOfObservables) = {
#embed "../../Rill/Older/RxSwift/Seconds+Observable.swift"
};
PAGE(RxSwift, SecondsOfTraits) = {
#embed "../../Rill/Older/RxSwift/Seconds+Traits.swift"
};
PAGE(RxSwift, Variable) = {
#embed "../../Rill/Older/RxSwift/Variable.swift"
};
PAGE(RxCocoa, OlderBindings) = {
#embed "../../Rill/Older/RxCocoa/Names+Cocoa.swift"
};
PAGE(RxCocoa, SecondsOfShared) = {
#embed "../../Rill/Older/RxCocoa/Seconds+Shared.swift"
};
PAGE(RxCocoa, BoundVariables) = {
#embed "../../Rill/Older/RxCocoa/Variable+Cocoa.swift"
};
PAGE(RxTest, OlderScheduler) = {
#embed "../../RillTest/Core/Older/TestScheduler+Older.swift"
};
PAGE(RxTest, OlderRecords) = {
#embed "../../RillTest/XCTest/Older/Recorded+Older.swift"
};

// Operators that the community has added, and Action.
PAGE(RxSwiftExt, And) = {
#embed "../../RillExt/RxSwiftExt/And.swift"
};
PAGE(RxSwiftExt, Buffering) = {
#embed "../../RillExt/RxSwiftExt/Buffering.swift"
};
PAGE(RxSwiftExt, Cascade) = {
#embed "../../RillExt/RxSwiftExt/Cascade.swift"
};
PAGE(RxSwiftExt, Combining) = {
#embed "../../RillExt/RxSwiftExt/Combining.swift"
};
PAGE(RxSwiftExt, Distinct) = {
#embed "../../RillExt/RxSwiftExt/Distinct.swift"
};
PAGE(RxSwiftExt, Errors) = {
#embed "../../RillExt/RxSwiftExt/Errors.swift"
};
PAGE(RxSwiftExt, Filtering) = {
#embed "../../RillExt/RxSwiftExt/Filtering.swift"
};
PAGE(RxSwiftExt, FromAsyncArities) = {
#embed "../../RillExt/RxSwiftExt/FromAsync+Arities.swift"
};
PAGE(RxSwiftExt, FromAsync) = {
#embed "../../RillExt/RxSwiftExt/FromAsync.swift"
};
PAGE(RxSwiftExt, Mapping) = {
#embed "../../RillExt/RxSwiftExt/Mapping.swift"
};
PAGE(RxSwiftExt, Once) = {
#embed "../../RillExt/RxSwiftExt/Once.swift"
};
PAGE(RxSwiftExt, Repeating) = {
#embed "../../RillExt/RxSwiftExt/Repeating.swift"
};
PAGE(RxSwiftExt, Sorting) = {
#embed "../../RillExt/RxSwiftExt/Sorting.swift"
};
PAGE(RxSwiftExt, WeakSubscribing) = {
#embed "../../RillExt/RxSwiftExt/WeakSubscribing.swift"
};
PAGE(Action, Action) = {
#embed "../../RillExt/Action/Action.swift"
};
PAGE(Action, CompletableAction) = {
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
const Texts added_pages = {additions, sizeof additions / sizeof *additions};

// Sessions, and the way out of the program under them: `Wire`, where alone the two runners differ.
PAGE(Foundation, URLSession) = {
#embed "../../RillKit/Network/URLSession.swift"
};
PAGE(Foundation, Wire) = {
#embed "../../RillKit/Network/Wire.swiftpage"
};

// `URLSession.rx`, which RxCocoa has.
PAGE(RxCocoa, RxCocoaURLError) = {
#embed "../../RillNetworking/RxCocoaURLError.swift"
};
PAGE(RxCocoa, URLSessionRx) = {
#embed "../../RillNetworking/URLSession+Rx.swift"
};

// Servers inside the program.
PAGE(RillKit, StubServer) = {
#embed "../../RillKit/Network/StubServer.swift"
};
PAGE(RillKit, StubReply) = {
#embed "../../RillKit/Network/StubReply.swift"
};
PAGE(Reachability, Reachability) = {
#embed "../../RillKit/Network/Reachability.swift"
};

// Simulated UIKit: base, views, controls, controllers, tables, the screen and the hands.
PAGE(UIKit, Graphics) = {
#embed "../../RillKit/Base/Graphics.swift"
};
PAGE(UIKit, KnownClasses) = {
#embed "../../RillKit/Base/KnownClasses.swift"
};
PAGE(UIKit, Moment) = {
#embed "../../RillKit/Base/Moment.swift"
};
PAGE(UIKit, Notes) = {
#embed "../../RillKit/Base/Notes.swiftpage"
};
PAGE(UIKit, Trace) = {
#embed "../../RillKit/Base/Trace.swift"
};
PAGE(UIKit, Rules) = {
#embed "../../RillKit/Base/Rules.swift"
};
PAGE(UIKit, Outlet) = {
#embed "../../RillKit/Base/Outlet.swift"
};
PAGE(UIKit, Selector) = {
#embed "../../RillKit/Base/Selector.swift"
};
PAGE(UIKit, UIColor) = {
#embed "../../RillKit/Base/UIColor.swift"
};
PAGE(UIKit, UIImage) = {
#embed "../../RillKit/Base/UIImage.swift"
};
PAGE(UIKit, Labels) = {
#embed "../../RillKit/Views/Labels.swift"
};
PAGE(UIKit, UIGestureRecognizer) = {
#embed "../../RillKit/Views/UIGestureRecognizer.swift"
};
PAGE(UIKit, UIResponder) = {
#embed "../../RillKit/Views/UIResponder.swift"
};
PAGE(UIKit, UIView) = {
#embed "../../RillKit/Views/UIView.swift"
};
PAGE(UIKit, UIButton) = {
#embed "../../RillKit/Controls/UIButton.swift"
};
PAGE(UIKit, UIControl) = {
#embed "../../RillKit/Controls/UIControl.swift"
};
PAGE(UIKit, Values) = {
#embed "../../RillKit/Controls/Values.swift"
};
PAGE(UIKit, Containers) = {
#embed "../../RillKit/Controllers/Containers.swift"
};
PAGE(UIKit, UIAlertController) = {
#embed "../../RillKit/Controllers/UIAlertController.swift"
};
PAGE(UIKit, UIApplication) = {
#embed "../../RillKit/Controllers/UIApplication.swift"
};
PAGE(UIKit, UIStoryboard) = {
#embed "../../RillKit/Controllers/UIStoryboard.swift"
};
PAGE(UIKit, UIViewController) = {
#embed "../../RillKit/Controllers/UIViewController.swift"
};
PAGE(UIKit, UITableView) = {
#embed "../../RillKit/Tables/UITableView.swift"
};
PAGE(UIKit, UITableViewCell) = {
#embed "../../RillKit/Tables/UITableViewCell.swift"
};
PAGE(UIKit, UITableViewProtocols) = {
#embed "../../RillKit/Tables/UITableViewProtocols.swift"
};
PAGE(UIKit, AppScreen) = {
#embed "../../RillKit/Screen/AppScreen.swift"
};
PAGE(UIKit, Pen) = {
#embed "../../RillKit/Screen/Pen.swift"
};
PAGE(UIKit, Hands) = {
#embed "../../RillKit/Hands/Hands.swift"
};
PAGE(UIKit, UIControlRx) = {
#embed "../../RillKit/Reactive/UIControl+Rx.swift"
};
PAGE(UIKit, UITableViewRx) = {
#embed "../../RillKit/Reactive/UITableView+Rx.swift"
};
PAGE(UIKit, CGContext) = {
#embed "../../RillKit/Base/CGContext.swift"
};
PAGE(UIKit, SystemAlert) = {
#embed "../../RillKit/Controllers/SystemAlert.swift"
};
PAGE(UIKit, DelegateCalls) = {
#embed "../../RillKit/Reactive/DelegateCalls.swift"
};
PAGE(UIKit, DelegateProxy) = {
#embed "../../RillKit/Reactive/DelegateProxy.swift"
};
PAGE(UIKit, DelegateProxyType) = {
#embed "../../RillKit/Reactive/DelegateProxyType.swift"
};
PAGE(UIKit, KnownProxies) = {
#embed "../../RillKit/Reactive/KnownProxies.swift"
};

// Where the device is.
PAGE(CoreLocation, CLLocation) = {
#embed "../../RillKit/Location/CLLocation.swift"
};
PAGE(CoreLocation, CLLocationManager) = {
#embed "../../RillKit/Location/CLLocationManager.swift"
};
PAGE(CoreLocation, Places) = {
#embed "../../RillKit/Location/Places.swift"
};

// Maps.
PAGE(MapKit, MKAnnotation) = {
#embed "../../RillKit/Map/MKAnnotation.swift"
};
PAGE(MapKit, MKGeometry) = {
#embed "../../RillKit/Map/MKGeometry.swift"
};
PAGE(MapKit, MKMapView) = {
#embed "../../RillKit/Map/MKMapView.swift"
};

// Simulated UIKit: base, views, controls, controllers, tables, the screen and the hands.
PAGE(UIKit, Nearest) = {
#embed "../../RillKit/Base/Nearest.swift"
};

// Simulated UIKit: base, views, controls, controllers, tables, the screen and the hands.
PAGE(UIKit, Visit) = {
#embed "../../RillKit/Hands/Visit.swift"
};
PAGE(UIKit, Keys) = {
#embed "../../RillKit/Hands/Keys.swift"
};
PAGE(UIKit, GestureKeys) = {
#embed "../../RillKit/Hands/GestureKeys.swift"
};
PAGE(UIKit, Deeds) = {
#embed "../../RillKit/Hands/Deeds.swift"
};

PAGE(UIKit, ActionRx) = {
#embed "../../RillKit/Reactive/Action+Rx.swift"
};
PAGE(NSObject_Rx, NSObjectRx) = {
#embed "../../RillKit/Reactive/NSObject+Rx.swift"
};
// Tables in sections, and what changes in them.
PAGE(RxDataSources, Diff) = {
#embed "../../RillKit/DataSources/Diff.swift"
};
PAGE(RxDataSources, SectionedDataSource) = {
#embed "../../RillKit/DataSources/SectionedDataSource.swift"
};
PAGE(RxDataSources, Sections) = {
#embed "../../RillKit/DataSources/Sections.swift"
};

// Movements of the hand as sequences.
PAGE(RxGesture, GestureEvents) = {
#embed "../../RillKit/Gestures/GestureEvents.swift"
};
PAGE(RxGesture, GestureFactory) = {
#embed "../../RillKit/Gestures/GestureFactory.swift"
};
PAGE(RxGesture, TransformGestures) = {
#embed "../../RillKit/Gestures/TransformGestures.swift"
};
PAGE(RxGesture, UIViewRxGesture) = {
#embed "../../RillKit/Gestures/UIView+RxGesture.swift"
};

// Requests as app code writes them.
PAGE(Alamofire, AFError) = {
#embed "../../RillKit/Alamofire/AFError.swift"
};
PAGE(Alamofire, DataRequest) = {
#embed "../../RillKit/Alamofire/DataRequest.swift"
};
PAGE(Alamofire, DataResponse) = {
#embed "../../RillKit/Alamofire/DataResponse.swift"
};
PAGE(Alamofire, DownloadRequest) = {
#embed "../../RillKit/Alamofire/DownloadRequest.swift"
};
PAGE(Alamofire, Encodings) = {
#embed "../../RillKit/Alamofire/Encodings.swift"
};
PAGE(Alamofire, Request) = {
#embed "../../RillKit/Alamofire/Request.swift"
};
PAGE(RxAlamofire, RxAlamofire) = {
#embed "../../RillKit/Alamofire/RxAlamofire.swift"
};
PAGE(RxAlamofire, SessionRx) = {
#embed "../../RillKit/Alamofire/Session+Rx.swift"
};
PAGE(Alamofire, Session) = {
#embed "../../RillKit/Alamofire/Session.swift"
};
PAGE(Kingfisher, Kingfisher) = {
#embed "../../RillKit/Small/Kingfisher.swift"
};
PAGE(RxBluetoothKit, Bluetooth) = {
#embed "../../RillKit/Small/Bluetooth.swift"
};
PAGE(UIKit, Gestures) = {
#embed "../../RillKit/Hands/Gestures.swift"
};
PAGE(UIKit, CALayer) = {
#embed "../../RillKit/Views/CALayer.swift"
};
PAGE(UIKit, OlderNames) = {
#embed "../../RillKit/Base/OlderNames.swift"
};
PAGE(RealmSwift, Object) = {
#embed "../../RillKit/Database/Object.swift"
};
PAGE(RealmSwift, Persisted) = {
#embed "../../RillKit/Database/Persisted.swift"
};
PAGE(RealmSwift, Stored) = {
#embed "../../RillKit/Database/Stored.swift"
};
PAGE(RealmSwift, Store) = {
#embed "../../RillKit/Database/Store.swift"
};
PAGE(RealmSwift, Realm) = {
#embed "../../RillKit/Database/Realm.swift"
};
PAGE(RealmSwift, RealmCollection) = {
#embed "../../RillKit/Database/RealmCollection.swift"
};
PAGE(RealmSwift, Results) = {
#embed "../../RillKit/Database/Results.swift"
};
PAGE(RealmSwift, List) = {
#embed "../../RillKit/Database/List.swift"
};
PAGE(RealmSwift, Predicate) = {
#embed "../../RillKit/Database/Predicate.swift"
};
PAGE(RxRealm, RxRealm) = {
#embed "../../RillKit/Database/RxRealm.swift"
};
PAGE(RxRealm, RealmRx) = {
#embed "../../RillKit/Database/Realm+Rx.swift"
};
PAGE(RxRealmDataSources, RealmDataSources) = {
#embed "../../RillKit/Database/RealmDataSources.swift"
};
PAGE(UIKit, TableShift) = {
#embed "../../RillKit/Tables/TableShift.swift"
};
PAGE(UIKit, UICollectionView) = {
#embed "../../RillKit/Collections/UICollectionView.swift"
};
PAGE(UIKit, UICollectionViewRx) = {
#embed "../../RillKit/Collections/UICollectionView+Rx.swift"
};
PAGE(Photos, PHPhotoLibrary) = {
#embed "../../RillKit/Photos/PHPhotoLibrary.swift"
};
PAGE(Photos, PHAsset) = {
#embed "../../RillKit/Photos/PHAsset.swift"
};
PAGE(Photos, PHImageManager) = {
#embed "../../RillKit/Photos/PHImageManager.swift"
};
PAGE(UIKit, Insets) = {
#embed "../../RillKit/Base/Insets.swift"
};
PAGE(UIKit, Symbols) = {
#embed "../../RillKit/Base/Symbols.swift"
};
PAGE(UIKit, UIColorSystem) = {
#embed "../../RillKit/Base/UIColor+System.swift"
};
PAGE(UIKit, UINib) = {
#embed "../../RillKit/Base/UINib.swift"
};
PAGE(UIKit, Bars) = {
#embed "../../RillKit/Controllers/Bars.swift"
};
PAGE(UIKit, Presentations) = {
#embed "../../RillKit/Controllers/Presentations.swift"
};
PAGE(UIKit, UIScene) = {
#embed "../../RillKit/Controllers/UIScene.swift"
};
PAGE(UIKit, Keyboard) = {
#embed "../../RillKit/Controls/Keyboard.swift"
};
PAGE(UIKit, UIPickerView) = {
#embed "../../RillKit/Controls/UIPickerView.swift"
};
PAGE(UIKit, UISearchBar) = {
#embed "../../RillKit/Controls/UISearchBar.swift"
};
PAGE(UIKit, UITextField) = {
#embed "../../RillKit/Controls/UITextField.swift"
};
PAGE(UIKit, UITextView) = {
#embed "../../RillKit/Controls/UITextView.swift"
};
PAGE(UIKit, Anchors) = {
#embed "../../RillKit/Layout/Anchors.swift"
};
PAGE(UIKit, Layout) = {
#embed "../../RillKit/Layout/Layout.swift"
};
PAGE(UIKit, NSLayoutConstraint) = {
#embed "../../RillKit/Layout/NSLayoutConstraint.swift"
};
PAGE(UIKit, UITableViewParts) = {
#embed "../../RillKit/Tables/UITableViewParts.swift"
};
PAGE(UIKit, Animation) = {
#embed "../../RillKit/Views/Animation.swift"
};
PAGE(UIKit, UIBezierPath) = {
#embed "../../RillKit/Views/UIBezierPath.swift"
};
PAGE(UIKit, UIFont) = {
#embed "../../RillKit/Views/UIFont.swift"
};
PAGE(UIKit, UIScrollView) = {
#embed "../../RillKit/Views/UIScrollView.swift"
};
PAGE(UIKit, UIStackView) = {
#embed "../../RillKit/Views/UIStackView.swift"
};
PAGE(UIKit, UIViewPlaces) = {
#embed "../../RillKit/Views/UIView+Places.swift"
};
PAGE(UIKit, UICollectionViewCell) = {
#embed "../../RillKit/Collections/UICollectionViewCell.swift"
};
PAGE(UIKit, UICollectionViewController) = {
#embed "../../RillKit/Collections/UICollectionViewController.swift"
};
PAGE(UIKit, UICollectionViewProtocols) = {
#embed "../../RillKit/Collections/UICollectionViewProtocols.swift"
};
PAGE(UIKit, UIScreen) = {
#embed "../../RillKit/Controllers/UIScreen.swift"
};
PAGE(RxDataSources, CollectionSectionedDataSource) = {
#embed "../../RillKit/DataSources/CollectionSectionedDataSource.swift"
};
PAGE(UIKit, AttributedText) = {
#embed "../../RillKit/Base/AttributedText.swift"
};
PAGE(UIKit, Geometry) = {
#embed "../../RillKit/Base/Geometry.swift"
};
PAGE(Moya, MoyaProvider) = {
#embed "../../RillKit/Moya/MoyaProvider.swift"
};
PAGE(Moya, TargetType) = {
#embed "../../RillKit/Moya/TargetType.swift"
};
PAGE(ObjectMapper, ObjectMapper) = {
#embed "../../RillKit/ObjectMapper/ObjectMapper.swift"
};
PAGE(ReactorKit, Reactor) = {
#embed "../../RillKit/ReactorKit/Reactor.swift"
};
PAGE(ReactorKit, View) = {
#embed "../../RillKit/ReactorKit/View.swift"
};
PAGE(Reusable, Reusable) = {
#embed "../../RillKit/Reusable/Reusable.swift"
};
PAGE(RxKeyboard, RxKeyboard) = {
#embed "../../RillKit/RxKeyboard/RxKeyboard.swift"
};
PAGE(RxOptional, RxOptional) = {
#embed "../../RillKit/RxOptional/RxOptional.swift"
};
PAGE(RxViewController, RxViewController) = {
#embed "../../RillKit/RxViewController/RxViewController.swift"
};
PAGE(SDWebImage, SDWebImage) = {
#embed "../../RillKit/SDWebImage/SDWebImage.swift"
};
PAGE(SafariServices, SFSafariViewController) = {
#embed "../../RillKit/SafariServices/SFSafariViewController.swift"
};
PAGE(WebKit, WKWebView) = {
#embed "../../RillKit/SafariServices/WKWebView.swift"
};
PAGE(SnapKit, ConstraintMaker) = {
#embed "../../RillKit/SnapKit/ConstraintMaker.swift"
};
PAGE(SnapKit, SnapKit) = {
#embed "../../RillKit/SnapKit/SnapKit.swift"
};
PAGE(SwiftyJSON, JSON) = {
#embed "../../RillKit/SwiftyJSON/JSON.swift"
};
PAGE(Then, Then) = {
#embed "../../RillKit/Then/Then.swift"
};
PAGE(UIKit, AssociatedObjects) = {
#embed "../../RillKit/Base/AssociatedObjects.swift"
};
PAGE(UIKit, NSPredicateFormat) = {
#embed "../../RillKit/Base/NSPredicate+Format.swift"
};
PAGE(UIKit, Selectors) = {
#embed "../../RillKit/Base/Selectors.swift"
};
PAGE(UIKit, VisualFormat) = {
#embed "../../RillKit/Layout/VisualFormat.swift"
};
PAGE(UIKit, UITableViewController) = {
#embed "../../RillKit/Tables/UITableViewController.swift"
};

// Read when a program imports the module, or where nothing else has a name.
static const Text pages[] = {
    ENTRY(Foundation, URLSession),
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
    ENTRY(UIKit, Geometry),
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
    ENTRY(UIKit, AssociatedObjects),
    ENTRY(UIKit, NSPredicateFormat),
    ENTRY(UIKit, Selectors),
    ENTRY(UIKit, VisualFormat),
    ENTRY(UIKit, UITableViewController),
};
const Texts compiled_pages = {pages, sizeof pages / sizeof *pages};
