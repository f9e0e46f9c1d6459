import Diagnostics
import Syntax

/// Names of Swift and its libraries that the subset leaves out on purpose, by what they belong to, with what to do here.
func leftOut(_ name: Name) -> (what: String, help: String)? { table[name.text] }

private let table: [String: (what: String, help: String)] = {
    let rows: [(what: String, help: String, names: String)] = [
        (
            "Swift's concurrency", "observables wait for you: Observable.create, or Single for one value",
            """
            Task TaskGroup AsyncStream AsyncThrowingStream AsyncSequence AsyncIteratorProtocol withCheckedContinuation \
            withCheckedThrowingContinuation withUnsafeContinuation withTaskGroup withThrowingTaskGroup Actor MainActor \
            CheckedContinuation UnsafeContinuation ContinuousClock SuspendingClock
            """
        ),
        (
            "unsafe memory", "use arrays and 'inout' parameters",
            """
            UnsafePointer UnsafeMutablePointer UnsafeRawPointer UnsafeMutableRawPointer UnsafeBufferPointer \
            UnsafeMutableBufferPointer UnsafeRawBufferPointer OpaquePointer Unmanaged withUnsafePointer \
            withUnsafeMutablePointer withUnsafeBytes withUnsafeMutableBytes unsafeBitCast unsafeDowncast ManagedBuffer \
            withExtendedLifetime
            """
        ),
        (
            "ownership", "values are copied by themselves; leave the word out",
            "consume discard copy borrow"
        ),
        (
            "regular expressions", "use the methods of String: contains, split, range(of:)",
            "Regex RegexComponent"
        ),
        (
            "the Objective-C runtime", "use closures and key paths",
            "NSSelectorFromString NSClassFromString NSKeyValueObservation NSCoding NSManagedObject"
        ),
        (
            "SwiftUI", "rill has no screen of that kind; print what would be shown",
            """
            View Text VStack HStack ZStack State StateObject ObservedObject ObservableObject EnvironmentObject Binding \
            NavigationView NavigationStack
            """
        ),
        (
            "UIKit", "the kit has tables, grids, segments and navigation in their place",
            "UIPickerView UIPageViewController UISplitViewController"
        ),
        (
            "Objective-C's way of naming a property", "sort an array by a closure: 'sorted { $0.date < $1.date }'",
            "NSSortDescriptor"
        ),
        (
            "AppKit",
            "the kit simulates a phone: UIViewController, UITableView and UINavigationController stand in its place",
            "NSView NSTableView NSViewController NSSplitViewController NSStoryboard NSWindow NSApp NSButton NSTextField"
        ),
        (
            "Objective-C's collections", "Array and Dictionary are kept as JSON: JSONEncoder().encode(_:)",
            "NSArray NSDictionary NSMutableArray NSMutableDictionary"
        ),
        (
            "Objective-C's queries", "give the words themselves: results.filter(\"isDone == true\")",
            "NSPredicate NSCompoundPredicate"
        ),
        (
            "Objective-C's associated objects", "keep the value in a property of the class",
            "objc_getAssociatedObject objc_setAssociatedObject"
        ),
        ("streams of bytes", "give the bytes as Data", "InputStream OutputStream"),
        ("databases on several threads", "the database of a program lives on one lane here", "ThreadSafeReference"),
        ("RxCocoa's log of requests", "a StubServer has a log of what it was asked", "Logging"),
        (
            "supplementary views of grids",
            "bind a grid with rx.items(cellIdentifier:cellType:); tables have titles of sections",
            "RxCollectionViewSectionedReloadDataSource RxCollectionViewSectionedAnimatedDataSource"
        ),
    ]
    var table: [String: (what: String, help: String)] = [:]
    for row in rows {
        for name in row.names.split(separator: " ") { table[String(name)] = (row.what, row.help) }
    }
    return table
}()

extension CheckDiagnostic {
    static func leftOut(_ name: Name, _ what: String, _ help: String, _ span: Span) -> Diagnostic {
        Diagnostic(
            SyntaxDiagnosticID.unsupported.rawValue, .error,
            "'\(name.text)' belongs to \(what), which is not part of rill's Swift", at: span, help: help)
    }
}
