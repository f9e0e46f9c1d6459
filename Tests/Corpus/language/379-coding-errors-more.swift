import Foundation
do { print(try JSONDecoder().decode([String: Int].self, from: Data("[1]".utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode([String: [Int]].self, from: Data(#"{"a":3}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Set<Int>.self, from: Data(#"{"a":3}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode([Int: Int].self, from: Data(#"{"a":3}"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode([Int: Int].self, from: Data(#"7"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Date.self, from: Data(#""x""#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Bool.self, from: Data(#"1"#.utf8))) } catch { print(error) }
do { print(try JSONDecoder().decode(Data.self, from: Data(#""***""#.utf8))) } catch { print(error) }
let d = JSONDecoder(); d.dateDecodingStrategy = .iso8601
do { print(try d.decode(Date.self, from: Data(#""x""#.utf8))) } catch { print(error) }
enum S: String, Codable { case a }
do { print(try d.decode([S].self, from: Data(#"["a","b"]"#.utf8))) } catch { print(error) }
enum P: Codable { case one(Int), two(x: String) }
for t in [#"{"one":{"_0":1}}"#, "{}", #"{"three":{}}"#, #"{"one":{},"two":{}}"#, #"{"two":{"x":1}}"#] { do { print(try d.decode(P.self, from: Data(t.utf8))) } catch { print(error) } }
do { print(try JSONEncoder().encode([Double.nan])) } catch { print(error) }
struct U: Decodable { let id: UUID, url: URL?; }
do { print(try d.decode(U.self, from: Data(#"{"id":"zz"}"#.utf8))) } catch { print(error) }
do { print(try d.decode(String.self, from: Data(#""""#.utf8)).isEmpty, #""quoted""#, #"""#) }
struct B: Decodable { let n: Int }
for t in [#"{"n":1.5}"#, #"{"n":1.0}"#, #"{"n":1e3}"#, #"{"n":99999999999999999999}"#, #"{"n":-1.5}"#] { do { print(try JSONDecoder().decode(B.self, from: Data(t.utf8))) } catch { print(error) } }
struct C: Decodable { let n: UInt8 }
for t in [#"{"n":300}"#, #"{"n":-1}"#, #"{"n":1.5}"#] { do { print(try JSONDecoder().decode(C.self, from: Data(t.utf8))) } catch { print(error) } }
