import Checking
import Diagnostics
import XCTest

/// Programs that swiftc accepts and rill refuses: the message says that this is rill's limit.
final class LimitWordingTests: XCTestCase {
    private let programs = [
        "struct V<let n: Int> { var x = n }",
        "let x: InlineArray<3, Int> = [1, 2, 3]",
        "let b: Float16 = 1.5",
        "let s = SIMD8<Float>(repeating: 1)",
        "let x = unsafeBitCast(1, to: UInt.self)",
        "let o = OpaquePointer(bitPattern: 1)",
        "let p = UnsafeRawPointer(bitPattern: 8)",
        "var x = 1\nwithUnsafeMutableBytes(of: &x) { $0[0] = 1 }",
        "@_silgen_name(\"puts\") func cputs(_ s: UnsafePointer<Int8>) -> Int32",
        "@attached(member) macro m() = #externalMacro(module: \"M\", type: \"T\")",
        "import Observation\n@Observable class C { var x = 1 }",
        "import Foundation\nlet a = AttributedString(\"x\")",
        "import Foundation\nlet e = NSKeyedArchiver(requiringSecureCoding: false)",
        "import Foundation\nlet p = Process()",
        "import Foundation\nlet c = NSConditionLock(condition: 1)",
        "import Foundation\nlet k = NSKeyedArchiver(requiringSecureCoding: true)",
        "import Foundation\nlet p = PersonNameComponents()",
        "import Foundation\nlet l = LengthFormatter()",
        "import Foundation\nlet f = DateIntervalFormatter()",
        "import Foundation\nlet s = InputStream(data: Data())",
        "import Foundation\nlet d = NSDate()",
        "import Foundation\nlet t = NSMutableData()",
        "import Foundation\nlet p = #Predicate<Int> { $0 > 1 }",
        "import Foundation\nprint(getenv(\"HOME\") as Any)",
        "import Foundation\nvar t = timeval()\ngettimeofday(&t, nil)",
        "import Dispatch\nlet io = DispatchData.empty",
        "let s = [1, 2, 3].span",
        "print((\\String.count).debugDescription)",
        "print([1].withContiguousStorageIfAvailable { $0.count } as Any)",
        "import Dispatch\nlet s = DispatchSource.makeSignalSource(signal: 2)",
        "import Foundation\nprint(Data().withContiguousStorageIfAvailable { $0.count } as Any)",
        "let s = ManagedBuffer<Int, Int>.create(minimumCapacity: 1) { _ in 1 }",
    ]

    func testRefusalsOfWhatSwiftAcceptsNameRillsLimit() {
        for text in programs {
            let first = check(text + "\n").diagnostics.first { $0.severity == .error }
            let message = first?.message ?? "accepted"
            XCTAssertTrue(message.contains("rill does not support"), "\(text): \(message)")
        }
    }
}
