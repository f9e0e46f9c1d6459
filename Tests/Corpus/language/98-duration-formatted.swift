// Durations as text
import Foundation
for s in [0, 0.4, 0.5, 1.5, 2.5, 59.6, 90.6, 3661, 86400, -90, -0.4] as [Double] {
    let d = Duration.seconds(s)
    print(s, d.formatted(), d.formatted(.time(pattern: .hourMinute)), d.formatted(.time(pattern: .minuteSecond)), d.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2))), d.formatted(.time(pattern: .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: 2))), d.formatted(.time(pattern: .hourMinuteSecond(padHourToLength: 2))))
    print(d.formatted(.units()), "|", d.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)), "|", d.formatted(.units(allowed: [.seconds], width: .narrow)), "|", d.formatted(.units(allowed: [.minutes, .seconds, .milliseconds], width: .abbreviated)), "|", d.formatted(.units(allowed: [.hours, .minutes], width: .condensedAbbreviated)))
}
