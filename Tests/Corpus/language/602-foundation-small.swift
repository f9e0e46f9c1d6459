import Foundation
let f: Float = 2.5
print(roundf(f), floorf(f), ceilf(f), sqrtf(f), powf(f, 2), fabsf(-f), truncf(f))
print(sinf(1.0), cosf(1.0), fminf(1, 2), fmaxf(1, 2), fmodf(5, 3))
let args: [CVarArg] = [3, "x", 2.5]
print(String(format: "%d %@ %.2f", arguments: args))
print(String(format: "%d %@ %.2f", locale: nil, arguments: args))
struct A: Codable { let x: Int; let y: [Int] }
do { print(try JSONDecoder().decode(A.self, from: Data("{\"x\": 1, \"y\": [1,2,],}".utf8))) } catch { print("no") }
print(roundf(-2.5), rintf(2.5), floorf(-0.5), logf(2), expf(1), hypotf(3, 4), atan2f(1, 2))
let spaced = Data("{\"x\": 1, \"y\": [ 1 , 2 , ] , }".utf8)
print(try JSONDecoder().decode(A.self, from: spaced).y)
for wrong in ["[,]", "[1,,]", "{,}", "[1 2]"] {
    do { print(try JSONDecoder().decode([Int].self, from: Data(wrong.utf8))) } catch { print("refused") }
}
