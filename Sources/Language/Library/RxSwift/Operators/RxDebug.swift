import Foundation
import Rill
import Runtime

/// Implements `debug`: prints the events of a subscription, with the time of the world.
enum RxDebug {
    /// The arguments are in the declared order: identifier, trimOutput, file, line, function.
    static func apply(to source: Stream, element: RuntimeType, _ arguments: ArraySlice<Value>) -> Stream {
        let a = Array(arguments)
        let place = "\(a[2].asString.split(separator: "/").last ?? ""):\(a[3].asInt) (\(a[4].asString))"
        let identifier = a[0].isNil ? place : a[0].unwrapped.asString
        let trims = a[1].asBool
        let event = Rx.eventType(of: element)
        return Stream.create { observer in
            printLine("subscribed", identifier)
            let subscription = source.subscribe { native in
                let text = Printing.describe(Rx.value(native, event), event)
                let shown = trims && text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text
                printLine("Event \(shown)", identifier)
                observer.on(native)
            }
            return Disposables.create {
                printLine("isDisposed", identifier)
                subscription.dispose()
            }
        }
    }

    private static func printLine(_ text: String, _ identifier: String) {
        ProgramText.write("\(timestamp()): \(identifier) -> \(text)\n")
    }

    /// Formats the time as `yyyy-MM-dd HH:mm:ss.SSS` without a formatter, because it is called for each event.
    private static func timestamp() -> String {
        let seconds = World.current?.secondsSince1970 ?? Date().timeIntervalSince1970
        let milliseconds = Int.saturating((seconds * 1000).rounded(.down))
        let (days, rest) = (milliseconds / 86_400_000, milliseconds % 86_400_000)
        let date = gregorianDate(days)
        return "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day)) "
            + "\(twoDigits(rest / 3_600_000)):\(twoDigits(rest / 60_000 % 60)):\(twoDigits(rest / 1000 % 60)).\(threeDigits(rest % 1000))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    private static func threeDigits(_ number: Int) -> String { number < 100 ? "0" + twoDigits(number) : "\(number)" }

    /// Converts days since 1970 to a Gregorian date. Years start in March here, so that the leap day is the last.
    private static func gregorianDate(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = shifted / 146_097
        let dayOfEra = shifted % 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
        return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
    }
}
