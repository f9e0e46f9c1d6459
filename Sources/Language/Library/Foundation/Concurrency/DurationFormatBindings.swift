import Foundation
import Runtime

/// Adds the natives that format durations. They create Foundation's style from the settings of the program's style.
func addDurationFormatModule(_ t: inout NativeModule) {
    t.many("Duration._time(_:_:_:_:)") { a in
        let numbers = a[2].asArray.map(\.asInt)
        let (length, fraction) = (max(0, min(numbers[1], 100)), max(0, min(numbers[2], 18)))
        let rule = rounding(numbers[3])
        let pattern: Duration.TimeFormatStyle.Pattern =
            switch numbers[0] {
            case 0: .hourMinute(padHourToLength: length, roundSeconds: rule)
            case 1:
                .hourMinuteSecond(
                    padHourToLength: length, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
            default:
                .minuteSecond(
                    padMinuteToLength: length, fractionalSecondsLength: fraction, roundFractionalSeconds: rule)
            }
        let style = Duration.TimeFormatStyle(pattern: pattern, locale: try locale(a[3].asString))
        return .string(style.format(duration(a)))
    }
    t.many("Duration._units(_:_:_:_:_:)") { a in
        let numbers = a[2].asArray.map { $0.asOptional?.asInt }
        let chosen = numbers[0] ?? 0
        let all: [Duration.UnitsFormatStyle.Unit] = [
            .weeks, .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
        ]
        let units = all.enumerated().filter { chosen & 1 << $0.offset != 0 }.map(\.element)
        let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .condensedAbbreviated, .narrow]
        let zeros = min(numbers[3] ?? 0, 100)
        let fraction = max(0, min(numbers[5] ?? 0, 18))
        let rule = rounding(numbers[6] ?? 0)
        let style = Duration.UnitsFormatStyle(
            allowedUnits: Set(units), width: widths[numbers[1] ?? 1], maximumUnitCount: numbers[2],
            zeroValueUnits: zeros == 0 ? .hide : .show(length: zeros),
            valueLength: numbers[4].map { max(0, min($0, 100)) },
            fractionalPart: fraction == 0
                ? .hide(rounded: rule)
                : .show(length: fraction, rounded: rule, increment: a[3].asOptional?.asDouble)
        ).locale(try locale(a[4].asString))
        return .string(style.format(duration(a)))
    }
}

/// Returns the duration whose seconds and attoseconds are the first arguments.
private func duration(_ arguments: [Value]) -> Duration {
    Duration(secondsComponent: Int64(arguments[0].asInt), attosecondsComponent: Int64(arguments[1].asInt))
}

private func rounding(_ number: Int) -> FloatingPointRoundingRule {
    [.toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero][number]
}
