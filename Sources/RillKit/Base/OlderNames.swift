import Foundation

// The names that exist only on iOS, and the names that UIKit had before Swift 4.2.

extension Data.WritingOptions {
    /// The earlier name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

// MARK: Types

public typealias UIControlState = UIControl.State
public typealias UIControlEvents = UIControl.Event
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
public typealias UIButtonType = UIButton.ButtonType
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
public typealias UITextBorderStyle = UITextField.BorderStyle
public typealias UITextFieldViewMode = UITextField.ViewMode
public typealias UISearchBarStyle = UISearchBar.Style
public typealias UISearchBarIcon = UISearchBar.Icon
public typealias UIDatePickerMode = UIDatePicker.Mode
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
public typealias UIProgressViewStyle = UIProgressView.Style
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
public typealias UITouchPhase = UITouch.Phase
public typealias UIEventSubtype = UIEvent.EventSubtype
public typealias UIViewContentMode = UIView.ContentMode
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
public typealias UIViewAnimationCurve = UIView.AnimationCurve
public typealias UIViewAutoresizing = UIView.AutoresizingMask
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
public typealias UIStackViewAlignment = UIStackView.Alignment
public typealias UIStackViewDistribution = UIStackView.Distribution
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UITableViewStyle = UITableView.Style
public typealias UITableViewRowAnimation = UITableView.RowAnimation
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
public typealias UIAlertControllerStyle = UIAlertController.Style
public typealias UIAlertActionStyle = UIAlertAction.Style
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
public typealias UINavigationControllerOperation = UINavigationController.Operation
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
public typealias UIApplicationState = UIApplication.State
public typealias UIImageRenderingMode = UIImage.RenderingMode
public typealias UIImageOrientation = UIImage.Orientation
public typealias UIFontTextStyle = UIFont.TextStyle
public typealias UIBlurEffectStyle = UIBlurEffect.Style
public typealias NSAttributedStringKey = NSAttributedString.Key

// MARK: Constants

public let UITableViewAutomaticDimension = UITableView.automaticDimension
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCATransition = "transition"
public let kCATransitionFade = CATransitionType.fade
public let kCATransitionPush = CATransitionType.push
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineJoinRound = CAShapeLayerLineJoin.round

extension Notification.Name {
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
