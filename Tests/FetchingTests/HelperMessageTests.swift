import Requests
import XCTest

/// A message survives a pipe, independent of how the bytes are split.
final class HelperMessageTests: XCTestCase {
    private let parcels = [
        HelperMessage(
            1, .request(WebRequest(url: "http://a/é", headers: ["A": "1", "B": ""], body: nil, timeout: 2.5))),
        HelperMessage(2, .request(WebRequest(url: "", method: "POST", body: [], timeout: 60))),
        HelperMessage(3, .request(WebRequest(url: "x", method: "PUT", body: [0, 255, 10]))),
        HelperMessage(70_000, .cancel),
        HelperMessage(4, .answer(.answered(WebResponse(url: "y", status: 404, headers: ["X": "y"], body: [1, 2])))),
        HelperMessage(5, .answer(.failed(WebFailure(code: -1004, reason: "no\nway")))),
    ]

    func testMessage_isParsedAsWritten() {
        var bytes = parcels.flatMap(\.bytes)
        XCTAssertEqual(parcels.map { _ in HelperMessage.removeFirst(from: &bytes) }, parcels)
        XCTAssertEqual(bytes, [])
    }

    func testMessage_incomplete_isNotParsed() {
        var arrived: [UInt8] = []
        var taken: [HelperMessage] = []
        for byte in parcels.flatMap(\.bytes) {
            arrived.append(byte)
            while let message = HelperMessage.removeFirst(from: &arrived) { taken.append(message) }
        }
        XCTAssertEqual(taken, parcels)
    }

    func testBytesOfNoParcelArePassedOver() {
        for count in 0..<40 {
            var bytes: [UInt8] = [UInt8(count), 0, 0, 0] + (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
            bytes += parcels[3].bytes
            XCTAssertEqual(HelperMessage.removeFirst(from: &bytes), parcels[3])
        }
    }
}
