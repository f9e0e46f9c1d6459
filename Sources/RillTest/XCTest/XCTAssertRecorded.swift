// Assertions that lists of events are equal. A failure reports the first difference instead of both lists.
import Rill
import RillTestCore
import XCTest

public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Event<Element>], _ rhs: [Event<Element>], file: StaticString = #file, line: UInt = #line
) {
    reportDifference(lhs, rhs, ==, file, line)
}

public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [SingleEvent<Element>], _ rhs: [SingleEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
    reportDifference(lhs, rhs, sameSingleEvent, file, line)
}

public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [MaybeEvent<Element>], _ rhs: [MaybeEvent<Element>], file: StaticString = #file, line: UInt = #line
) {
    reportDifference(lhs, rhs, ==, file, line)
}

public func XCTAssertEqual(
    _ lhs: [CompletableEvent], _ rhs: [CompletableEvent], file: StaticString = #file, line: UInt = #line
) {
    reportDifference(lhs, rhs, ==, file, line)
}

public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element>>], _ rhs: [Recorded<Event<Element>>],
    file: StaticString = #file, line: UInt = #line
) {
    reportDifference(lhs, rhs, ==, file, line)
}

public func XCTAssertEqual<Element: Equatable>(
    _ lhs: [Recorded<Event<Element?>>], _ rhs: [Recorded<Event<Element?>>],
    file: StaticString = #file, line: UInt = #line
) {
    reportDifference(lhs, rhs, ==, file, line)
}

/// Compares the elements only. The assertion fails if the sequence has completed or failed.
public func XCTAssertRecordedElements<Element: Equatable>(
    _ stream: [Recorded<Event<Element>>], _ elements: [Element], file: StaticString = #file, line: UInt = #line
) {
    if let stop = stream.first(where: { $0.value.isStopEvent }) {
        XCTFail("the stream stopped: \(stop)", file: file, line: line)
        return
    }
    reportDifference(stream.compactMap(\.value.element), elements, ==, file, line)
}

private func reportDifference<T>(
    _ left: [T], _ right: [T], _ same: (T, T) -> Bool, _ file: StaticString, _ line: UInt
) {
    guard let message = differenceText(left, right, same) else { return }
    XCTFail(message, file: file, line: line)
}

private func differenceText<T>(_ left: [T], _ right: [T], _ same: (T, T) -> Bool) -> String? {
    var lines: [String] = []
    for index in 0..<max(left.count, right.count) {
        let left = index < left.count ? left[index] : nil
        let right = index < right.count ? right[index] : nil
        if let left, let right, same(left, right) { continue }
        lines.append("[\(index)]: \(elementText(left)) is not \(elementText(right))")
    }
    if lines.isEmpty { return nil }
    return (["the lists differ"] + lines).joined(separator: "\n    ")
}

private func elementText<T>(_ value: T?) -> String {
    guard let value else { return "nothing" }
    return String(describing: value)
}
