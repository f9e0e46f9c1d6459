import Foundation
print(lround(2.5), lround(-2.5), lrint(2.5), llround(3.7), llrint(3.5), lroundf(1.5), labs(-4), llabs(-3), atoi("42x"), atof("2.5z"), atol("-7"), atoi("x"), atof("1e3k"), atof("-.5"), type(of: lround(2.0)), type(of: atoi("1")), type(of: llrint(2)), labs(Int.min) < 0, atoi(" 12"))
