import Foundation
import XCTest

@testable import Assist
@testable import Commands
@testable import Export
@testable import SessionCore
@testable import Timeline

/// Pictures of an app's screen: at instants of the session, and after its entries in exported pages.
final class AppPictureTests: XCTestCase {
    private static let app = """
        import UIKit
        import RxSwift
        import RxCocoa
        final class Counter: UIViewController {
            @IBOutlet weak var plusButton: UIButton!
            @IBOutlet weak var countLabel: UILabel!
            let bag = DisposeBag()
            override func viewDidLoad() {
                super.viewDidLoad()
                let taps = plusButton.rx.tap.scan(0) { n, _ in n + 1 }.startWith(0)
                taps.map { "\\($0) taps" }.bind(to: countLabel.rx.text).disposed(by: bag)
                Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).take(3)
                    .map { "tick \\($0)" }.bind(to: rx.title).disposed(by: bag)
            }
        }
        show(UINavigationController(rootViewController: Counter()))
        """

    private func session(_ entries: [String]) -> ReplSession {
        let session = SessionTests.session()
        let seen = Collector()
        for entry in entries { _ = session.submit(entry, at: 0, to: seen) }
        return session
    }
    private func words(_ text: String) -> [String] {
        let elements = text.split(separator: "<").filter { $0.hasPrefix("text") }
        let pieces = elements.compactMap { $0.split(separator: ">").last }
        return pieces.map(String.init).filter { $0.hasPrefix("tick") || $0.hasSuffix("taps") || $0 == "Plus" }
    }

    func test_pictures_atInstants_showTheScreenThere() throws {
        let session = session([Self.app, "tap(\"Plus\")"])
        defer { session.close() }
        let before = session.openProgram().world.now / 1_000_000
        let pictures = try XCTUnwrap(AppPictures("app.svg 0.5s 1.5s 2.5s"))
        XCTAssertEqual(pictures.file, "app.svg")
        XCTAssertEqual(
            words(pictures.svgText(session)),
            ["Plus", "0 taps", "Plus", "0 taps", "tick 0", "Plus", "0 taps", "tick 1"])
        XCTAssertEqual(words(try XCTUnwrap(AppPictures("app.svg")).svgText(session)), ["Plus", "1 taps", "tick 2"])
        XCTAssertEqual(session.openProgram().world.now / 1_000_000, before, "the session has moved")
    }

    func test_pictures_inTheDark_haveADarkScreen() throws {
        let session = session([Self.app])
        defer { session.close() }
        let light = try XCTUnwrap(AppPictures("app.svg 1s")).svgText(session)
        let dark = try XCTUnwrap(AppPictures("app-dark.svg 1s")).svgText(session)
        XCTAssertFalse(light.contains("fill=\"#000000\"/>"))
        XCTAssertTrue(dark.contains("fill=\"#000000\"/>"))
    }

    func test_arguments_otherThanTimes_areNoPictures() {
        XCTAssertNil(AppPictures("app.svg soon"))
        XCTAssertNil(AppPictures("page.html"))
        XCTAssertNil(AppPictures("marbles.svg 1s"))
    }

    func test_page_showsTheScreenAfterEntriesThatChangeIt() {
        let session = session([Self.app, "let n = 5", "tap(\"Plus\")"])
        defer { session.close() }
        let screens = session.exportModel().chapters.prefix(3).map(\.screen)
        XCTAssertEqual(screens.map { $0 != nil }, [true, false, true])
        let texts = screens.map { words($0?.light ?? "") }
        XCTAssertEqual(texts, [["Plus", "0 taps", "tick 2"], [], ["Plus", "1 taps", "tick 2"]])
        let page = HTMLPage(session.exportModel(), style: DrawingStyle()).htmlText()
        XCTAssertEqual(page.components(separatedBy: "class=\"phone\"").count, 3)
        XCTAssertEqual(page.components(separatedBy: "data:image/svg+xml,%3csvg").count, 5)
    }

    func test_page_ofASessionWithoutApp_hasNoScreens() {
        let session = session(["Observable.of(1, 2)"])
        defer { session.close() }
        XCTAssertTrue(session.appScreens().isEmpty)
    }
}
