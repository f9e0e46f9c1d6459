// Expected: compiled with swiftc 6.3. Which of two texts comes first, in all the ways that Foundation compares them.
import Foundation
for (a, b) in [("ä","b"),("ä","az"),("ä","a"),("ä","Z"),("é","f"),("e\u{301}","é"),("Ä","ä"),("zebra","äpfel"),("ñ","o"),("ñ","n"),("ñandu","nz"),("😀","a"),("ж","z"),("日","本"),("a_b","ab"),("a-b","aa"),("file10","file9"),("File2","file1"),("B","a"),("a","A"),("", "a"),("résumé","resume"),("Resume","résumé"),("ａ","a"), ("a","B"), ("ø","p"), ("æ","b"), ("한","가")] {
  print(a, b, a.compare(b).rawValue, a.compare(b, options: .caseInsensitive).rawValue, a.compare(b, options: .literal).rawValue, a.compare(b, options: .diacriticInsensitive).rawValue, a.compare(b, options: [.numeric]).rawValue, a.localizedCompare(b).rawValue, a.localizedStandardCompare(b).rawValue, a.localizedCaseInsensitiveCompare(b).rawValue)
}
