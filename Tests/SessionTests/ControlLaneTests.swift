import XCTest
@testable import Commands
@testable import Export
@testable import SessionCore
@testable import Timeline

/// Subscriptions that bind controls, and those to connectables, are lanes like all others.
final class ControlLaneTests: XCTestCase {
    private let start = """
        import UIKit
        import RxSwift
        import RxCocoa
        let bag = DisposeBag()
        """

    /// Runs entries and returns the elements of each lane by name.
    private func lanes(_ entries: [String]) -> [String: [String]] {
        let session = SessionTests.session()
        defer { session.close() }
        let seen = Collector()
        for entry in [start] + entries { _ = session.submit(entry, at: 0, to: seen) }
        guard let recording = session.recording else { return [:] }
        return Dictionary(
            recording.shownLanes.map { lane in
                (lane.name, recording.events(of: [lane.id]).filter { $0.kind == .next }.compactMap(\.text))
            }, uniquingKeysWith: { $0 + $1 })
    }

    func test_bindingsOfControls_areLanes() {
        let found = lanes([
            "let field = UITextField(); let label = UILabel(); let button = UIButton()",
            "field.rx.text.orEmpty.map { $0.uppercased() }.bind(to: label.rx.text).disposed(by: bag)",
            "button.rx.tap.map { 1 }.bind(onNext: { print($0) }).disposed(by: bag)",
            "field.rx.text.orEmpty.asDriver().map { !$0.isEmpty }.drive(button.rx.isEnabled).disposed(by: bag)",
            "button.rx.tap.asSignal().emit(onNext: { print(\"tap\") }).disposed(by: bag)",
            "field.text = \"ab\"; field.sendActions(for: .editingChanged)", "button.sendActions(for: .touchUpInside)",
        ])
        XCTAssertEqual(Set(found.values), [["\"\"", "\"AB\""], ["1"], ["false", "true"], ["()"]], "\(found)")
        XCTAssertEqual(found.count, 4, "\(found)")
    }

    func test_itemsOfATable_areALane() {
        let found = lanes([
            "let table = UITableView(); table.register(UITableViewCell.self, forCellReuseIdentifier: \"c\")",
            "let names = BehaviorRelay(value: [\"Ada\"])",
            """
            names.bind(to: table.rx.items(cellIdentifier: "c", cellType: UITableViewCell.self)) { _, name, cell in
                cell.textLabel?.text = name
            }.disposed(by: bag)
            """,
            "table.rx.itemSelected.map { $0.row }.subscribe(onNext: { print($0) }).disposed(by: bag)",
            "names.accept([\"Ada\", \"Bob\"])",
        ])
        XCTAssertEqual(found["names (4:1)"], ["[\"Ada\"]", "[\"Ada\", \"Bob\"]"], "\(found)")
        XCTAssertEqual(found.count, 2, "\(found)")
    }

    func test_subscriptionsOfConnectables_areLanes() {
        let found = lanes([
            "let taps = PublishSubject<Int>(); let shared = taps.map { $0 * 2 }.publish()",
            "shared.subscribe(onNext: { print(\"a\", $0) }).disposed(by: bag)",
            "shared.map { $0 + 1 }.subscribe(onNext: { print(\"b\", $0) }).disposed(by: bag)",
            "shared.connect().disposed(by: bag)", "taps.onNext(4)",
        ])
        XCTAssertEqual(found["shared (3:1)"], ["8"], "\(found)")
        XCTAssertEqual(found["shared.map… (4:1)"], ["9"], "\(found)")
        XCTAssertEqual(found["shared (5:1)"], ["8"], "\(found)")
    }

    /// Sources are named as the program names them; two sources of one operator never share a name.
    func test_sources_haveTheirOwnNames() {
        let session = SessionTests.session()
        defer { session.close() }
        let seen = Collector()
        for entry in [
            start,
            "struct Inputs { let button = PublishSubject<Void>(); let text = PublishSubject<String>() }; let inputs = Inputs()",
            "inputs.button.withLatestFrom(inputs.text).subscribe().disposed(by: bag)",
            "inputs.text.onNext(\"a\"); inputs.button.onNext(())",
        ] { _ = session.submit(entry, at: 0, to: seen) }
        let lane = session.recording!.shownLanes[0]
        XCTAssertEqual(Set(lane.stages.map(\.label)), ["inputs.button", "inputs.text"])
    }

    /// Elements that go into groups and windows are not marked as dropped; values are written as programs print them.
    func test_groupsAndWindows_dropNothing() {
        for (code, words) in [
            ("Observable.of(1, 2, 3).groupBy { $0 % 2 }.flatMap { group in group.map { $0 * 10 } }", "key: 1"),
            (
                "Observable.of(1, 2, 3).window(timeSpan: .seconds(1), count: 2, scheduler: MainScheduler.instance).flatMap { part in part.map { $0 * 10 } }",
                "<window 1>"
            ),
            ("Observable.of(1, 2).materialize()", "next(1)"),
        ] {
            let session = SessionTests.session()
            defer { session.close() }
            let seen = Collector()
            for entry in [start, "\(code).subscribe().disposed(by: bag)"] {
                _ = session.submit(entry, at: 0, to: seen)
            }
            let recording = session.recording!
            let picture = Picture.chains(recording.shownLanes[0].id, in: recording)!
            XCTAssertFalse(picture.tracks.flatMap(\.marks).contains { $0.kind == .held }, code)
            XCTAssertTrue(picture.tracks.flatMap(\.marks).contains { $0.text == words }, "\(code) \(picture.tracks)")
        }
    }
}
