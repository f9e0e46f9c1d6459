import Foundation
let en = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE"), fr = Locale(identifier: "fr_FR")
let l = ["a", "b", "c"]
print(l.formatted(.list(type: .and).locale(en)), l.formatted(.list(type: .or).locale(en)), l.formatted(.list(type: .and, width: .narrow).locale(en)), l.formatted(.list(type: .and, width: .short).locale(en)))
print(l.formatted(.list(type: .and).locale(de)), l.prefix(2).map { $0 }.formatted(.list(type: .or).locale(fr)), [String]().formatted(.list(type: .and).locale(en)), ["x"].formatted(.list(type: .and).locale(en)))
print([1, 2].formatted(.list(memberStyle: .number.locale(en), type: .and).locale(en)))
