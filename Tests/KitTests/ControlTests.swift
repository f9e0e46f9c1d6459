import XCTest

@testable import RillKit

/// Controls apart from a screen: values, and the code of the keys that change them.
final class ControlTests: XCTestCase {
    func test_valueOutsideOfTheRange_isClamped() {
        let slider = UISlider()
        slider.value = 3
        XCTAssertEqual(slider.value, 1)
        let stepper = UIStepper()
        stepper.maximumValue = 5
        stepper.value = 9
        XCTAssertEqual(stepper.value, 5)
        stepper.value = -1
        XCTAssertEqual(stepper.value, 0)
    }

    func test_segments_insertedAndRemoved_keepTheirOrder() {
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.insertSegment(withTitle: "Hour", at: 0, animated: false)
        segments.removeSegment(at: 1, animated: false)
        XCTAssertEqual((0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }, ["Hour", "Week"])
    }

    func test_arrowKey_isCodeOfTheControlsAction() {
        let slider = UISlider()
        slider.value = 0.5
        XCTAssertEqual(slider.codeForKey("right"), #"screen.find("slider 1", as: UISlider.self).drag(to: 0.6)"#)
        XCTAssertEqual(UIStepper().codeForKey("left"), #"screen.find("stepper 1", as: UIStepper.self).decrement()"#)
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        XCTAssertEqual(
            segments.codeForKey("right"), #"screen.find("segments 1", as: UISegmentedControl.self).choose("Week")"#)
        XCTAssertNil(UISwitch().codeForKey("right"))
    }

    func test_key_typesIntoViewsThatTakeText() {
        XCTAssertEqual(UITextField().codeForKey("x"), #"screen.find("text field 1", as: UITextField.self).type("x")"#)
        XCTAssertEqual(UITextView().codeForKey("enter"), #"screen.find("text view 1", as: UITextView.self).type("\n")"#)
        XCTAssertEqual(
            UISearchBar().codeForKey("enter"), #"screen.find("search bar 1", as: UISearchBar.self).submit()"#)
        XCTAssertNil(UILabel().codeForTyping("x"))
    }

    func test_viewForHands_isAControlOrTakesTextOrHasARecognizer() {
        let tapped = UIView()
        tapped.addGestureRecognizer(UITapGestureRecognizer())
        XCTAssertEqual(
            ([UIButton(), UITextView(), UISearchBar(), tapped, UILabel(), UIView(), UIRefreshControl()] as [UIView])
                .map(\.isUserAccessible),
            [true, true, true, true, false, false, false])
    }
}
