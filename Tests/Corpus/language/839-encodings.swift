// Expected: compiled with swiftc 6.3. How texts are kept as bytes.
import Foundation
let s = "Ü€😀a"
for enc in [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian, .utf32, .utf32BigEndian, .utf32LittleEndian, .isoLatin1, .ascii] {
    if let d = s.data(using: enc) {
        print(d.count, d.map { String(format: "%02x", $0) }.joined(separator: " "), String(data: d, encoding: enc) ?? "-")
    } else { print("none", s.data(using: enc, allowLossyConversion: false) as Any) }
}
print(String(data: Data([0, 0x41, 0, 0x42]), encoding: .utf16BigEndian) ?? "-")
print(String(data: Data([0xFE, 0xFF, 0, 0x41]), encoding: .utf16) ?? "-", String(data: Data([0x41, 0]), encoding: .utf16) ?? "-")
print(s.lengthOfBytes(using: .utf16), s.lengthOfBytes(using: .utf32), "abc".lengthOfBytes(using: .utf16LittleEndian), "abc".maximumLengthOfBytes(using: .utf8))
print(String.Encoding.utf16BigEndian.rawValue, String.Encoding.utf8 == .utf8)
for e in [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf32, .isoLatin1, .ascii] { print("aé😀".maximumLengthOfBytes(using: e), "aé😀".lengthOfBytes(using: e)) }
print(String(data: Data([0, 0, 0, 0x41]), encoding: .utf32) ?? "-", String(data: Data([0x41, 0, 0, 0]), encoding: .utf32) ?? "-")
