// Expected: compiled with swiftc 6.3. What a locale says of language, script, region and currency.
import Foundation

for id in ["de_AT", "en", "zh_Hans_CN", "sr-Latn-RS", "fr_FR", "pt-BR"] {
    let l = Locale(identifier: id)
    print(l.identifier, l.language.languageCode?.identifier ?? "nil", l.language.script?.identifier ?? "nil", l.language.region?.identifier ?? "nil", l.region?.identifier ?? "nil")
    print(l.languageCode ?? "nil", l.regionCode ?? "nil", l.scriptCode ?? "nil", l.currencyCode ?? "nil", l.currency?.identifier ?? "nil", l.currencySymbol ?? "nil", l.decimalSeparator ?? "nil")
    print(l.language.minimalIdentifier, l.language.maximalIdentifier, l.localizedString(forRegionCode: "FR") ?? "nil")
}
let l = Locale(identifier: "de_AT")
print(l.language.languageCode == .german, l.region == .austria, l.language.languageCode!, l.region!, l.currency!)
print(Locale.LanguageCode("de") == .german, Locale.Region("AT").identifier, l.language.languageCode == "de")
print(Locale.Language(identifier: "fr-CA").region?.identifier ?? "", Locale.Region.france.identifier)
