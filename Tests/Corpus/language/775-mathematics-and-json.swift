// Expected: compiled with swiftc 6.3. Parts of numbers, products of full width, what is no JSON.
import Foundation
print("abc".split(separator: ""), [1, 2, 3].split(separator: [] as [Int]), "".split(separator: ""), "ab".split(separator: "", maxSplits: 1), "ab".split(separator: "", omittingEmptySubsequences: false))
print(modf(3.75), modf(-2.5), frexp(8.0), frexp(0.3), scalbn(1.5, 3), ldexp(1.5, 2), logb(8.0), ilogb(10.0), fdim(3.0, 1.0), fma(2.0, 3.0, 4.0), nextafter(1.0, 2.0) > 1, copysign(1.0, -2.0))
print(Int.max.multipliedFullWidth(by: 4), UInt8(200).multipliedFullWidth(by: 3), Int8(-100).multipliedFullWidth(by: 100))
print(Int32(7).words.map { $0 }, (-1).words.count, UInt8(5).words.first!)
do { _ = try JSONSerialization.data(withJSONObject: ["d": 1.5]); print("ok") }
do { let v = try JSONDecoder().decode([Int].self, from: Data("[1,".utf8)); print(v) } catch let DecodingError.dataCorrupted(c) { print(c.debugDescription, c.underlyingError != nil) }
for bad in ["{", "[1,]", "", "[1] x", "{\"a\" 1}", "[1 2]", "1"] {
    do { print("parsed", try JSONSerialization.jsonObject(with: Data(bad.utf8))) } catch {
        let ns = error as NSError
        print(bad, ns.domain, ns.code, ns.userInfo.keys.sorted(), error is DecodingError, error.localizedDescription)
    }
}
