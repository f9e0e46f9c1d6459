import Foundation
// A format writes numbers as its locale does; without one as C does.
let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE"), posix = Locale(identifier: "en_US_POSIX")
print(String(format: "%d|%5d|%-9d|%x|%+d|%g|%.1f|%12.2f|%@|%ld", locale: us, 1234567, 12345, 12345, 123456, 5000, 12345.678, 12345.678, 12345.678, "12345", 999))
print(String(format: "%d %.2f %g %012.2f %f %02d:%02d", locale: de, -1234567, -12345.678, 0.5, 1234.5, 0.5, 1, 22))
print(String(format: "%d %.2f", locale: posix, 1234567, 12345.678), String(format: "%d %.2f", locale: nil, 1234567, 12345.678))
print(String.localizedStringWithFormat("%d of %d: %.1f %%", 1000, 2500000, 0.04), String(format: "%d %.2f", 1234567, 12345.678))
