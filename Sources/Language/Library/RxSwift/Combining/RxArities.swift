import Rill
import Runtime

// The script arities.py writes this file.

/// A function that combines sources; its selector receives one value of each source.
typealias Join = ([Stream], @escaping ([Value]) throws -> Value) -> Stream

enum CombiningOperators {
    static func combineLatest(_ s: [Stream], _ select: @escaping ([Value]) throws -> Value) -> Stream {
        switch s.count {
        case 2: return .combineLatest(s[0], s[1]) { try select([$0, $1]) }
        case 3: return .combineLatest(s[0], s[1], s[2]) { try select([$0, $1, $2]) }
        case 4: return .combineLatest(s[0], s[1], s[2], s[3]) { try select([$0, $1, $2, $3]) }
        case 5: return .combineLatest(s[0], s[1], s[2], s[3], s[4]) { try select([$0, $1, $2, $3, $4]) }
        case 6: return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { try select([$0, $1, $2, $3, $4, $5]) }
        case 7:
            return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) {
                try select([$0, $1, $2, $3, $4, $5, $6])
            }
        case 8:
            return .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                try select([$0, $1, $2, $3, $4, $5, $6, $7])
            }
        default: return Unwinding.fault("combineLatest of \(s.count) sources", .empty())
        }
    }
    static func zip(_ s: [Stream], _ select: @escaping ([Value]) throws -> Value) -> Stream {
        switch s.count {
        case 2: return .zip(s[0], s[1]) { try select([$0, $1]) }
        case 3: return .zip(s[0], s[1], s[2]) { try select([$0, $1, $2]) }
        case 4: return .zip(s[0], s[1], s[2], s[3]) { try select([$0, $1, $2, $3]) }
        case 5: return .zip(s[0], s[1], s[2], s[3], s[4]) { try select([$0, $1, $2, $3, $4]) }
        case 6: return .zip(s[0], s[1], s[2], s[3], s[4], s[5]) { try select([$0, $1, $2, $3, $4, $5]) }
        case 7: return .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { try select([$0, $1, $2, $3, $4, $5, $6]) }
        case 8:
            return .zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
                try select([$0, $1, $2, $3, $4, $5, $6, $7])
            }
        default: return Unwinding.fault("zip of \(s.count) sources", .empty())
        }
    }
}
