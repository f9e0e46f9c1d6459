import Foundation
import Runtime

/// Reads and writes property lists in the binary form: objects, a table of their positions, and a trailer.
enum PropertyListBinary {
    private static let magicBytes = Array("bplist00".utf8)

    // MARK: Writing

    static func bytes(_ root: JSONNode) -> [UInt8] {
        var objects: [[UInt8]] = []
        _ = add(root, to: &objects)
        var bytes = magicBytes
        var places: [Int] = []
        for object in objects {
            places.append(bytes.count)
            bytes += object
        }
        let table = bytes.count
        for place in places { bytes += bigEndian(place) }
        bytes += [0, 0, 0, 0, 0, 0, 8, 8]
        return bytes + bigEndian(places.count) + bigEndian(0 as UInt) + bigEndian(table)
    }

    /// Adds an object, and the objects in it, to the list. Returns its index.
    private static func add(_ node: JSONNode, to objects: inout [[UInt8]]) -> Int {
        let index = objects.count
        objects.append([])
        switch node.content {
        case .null: objects[index] = text(PropertyLists.null)
        case .bool(let value): objects[index] = [value ? 0x09 : 0x08]
        case .integer(let value): objects[index] = [0x13] + bigEndian(value)
        case .unsigned(let value):
            objects[index] =
                value > UInt(Int.max) ? [0x14] + bigEndian(0 as UInt) + bigEndian(value) : [0x13] + bigEndian(value)
        case .number(let value): objects[index] = [0x23] + bigEndian(UInt(value.bitPattern))
        case .text(let value): objects[index] = text(value)
        case .date(let value):
            objects[index] = [0x33] + bigEndian(UInt(value.timeIntervalSinceReferenceDate.bitPattern))
        case .bytes(let value): objects[index] = marker(0x40, value.count) + value
        case .list(let nodes):
            let parts = nodes.map { add($0, to: &objects) }
            objects[index] = marker(0xA0, parts.count) + parts.flatMap { bigEndian($0) }
        case .object(let members):
            let members = members.sorted { $0.key < $1.key }
            let keys = members.map { add(JSONNode(.text($0.key)), to: &objects) }
            let values = members.map { add($0.value, to: &objects) }
            objects[index] = marker(0xD0, members.count) + (keys + values).flatMap { bigEndian($0) }
        }
        return index
    }

    private static func text(_ value: String) -> [UInt8] {
        if value.utf8.allSatisfy({ $0 < 0x80 }) { return marker(0x50, value.utf8.count) + Array(value.utf8) }
        return marker(0x60, value.utf16.count) + value.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    private static func marker(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind | UInt8(count)] : [kind | 0xF, 0x13] + bigEndian(count)
    }

    private static func bigEndian(_ value: Int) -> [UInt8] { bigEndian(UInt(bitPattern: value)) }
    private static func bigEndian(_ value: UInt) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }

    // MARK: Reading

    /// Returns the top object; nil if the bytes are not a binary property list.
    static func node(_ bytes: [UInt8]) -> JSONNode? {
        guard bytes.count >= 40, bytes.starts(with: magicBytes) else { return nil }
        let trailer = bytes.count - 32
        var reader = Reader(bytes: bytes, end: trailer)
        reader.placeWidth = Int(bytes[trailer + 6])
        reader.indexWidth = Int(bytes[trailer + 7])
        guard let count = reader.number(at: trailer + 8, 8, limit: bytes.count),
            let top = reader.number(at: trailer + 16, 8, limit: bytes.count),
            let table = reader.number(at: trailer + 24, 8, limit: bytes.count), count <= trailer
        else { return nil }
        reader.table = table
        reader.count = count
        // The budget limits the size of the tree, because a small text may refer to one object very often.
        reader.budget = max(10_000, bytes.count * 4)
        return reader.node(top, depth: 0)
    }

    private struct Reader {
        let bytes: [UInt8]
        let end: Int
        var placeWidth = 0
        var indexWidth = 0
        var table = 0
        var count = 0
        var budget = 0

        /// Returns the number stored in some bytes; nil if the bytes are out of range, or if the number exceeds the
        /// limit.
        func number(at place: Int, _ width: Int, limit: Int) -> Int? {
            guard let value = unsigned(at: place, width), value <= UInt(limit) else { return nil }
            return Int(value)
        }

        private func unsigned(at place: Int, _ width: Int) -> UInt? {
            guard (1...8).contains(width), place >= 0, place <= bytes.count - width else { return nil }
            return bytes[place..<place + width].reduce(0) { $0 << 8 | UInt($1) }
        }

        mutating func node(_ index: Int, depth: Int) -> JSONNode? {
            budget -= 1
            guard budget > 0, index < count, depth < PropertyListXML.maxDepth, !Interrupt.isRequested,
                let place = number(at: table + index * placeWidth, placeWidth, limit: end - 1)
            else { return nil }
            let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 0xF))
            switch kind {
            case 0: return bytes[place] == 9 ? JSONNode(.bool(true)) : bytes[place] == 8 ? JSONNode(.bool(false)) : nil
            case 1: return low <= 4 ? integer(at: place + 1, 1 << low) : nil
            case 2:
                if low == 2, let bits = unsigned(at: place + 1, 4) {
                    return JSONNode(.number(Double(Float(bitPattern: UInt32(bits)))))
                }
                return low == 3
                    ? unsigned(at: place + 1, 8).map { JSONNode(.number(Double(bitPattern: UInt64($0)))) } : nil
            case 3:
                return unsigned(at: place + 1, 8).map {
                    JSONNode(.date(Date(timeIntervalSinceReferenceDate: Double(bitPattern: UInt64($0)))))
                }
            default: break
            }
            guard let (start, length) = content(at: place + 1, low) else { return nil }
            switch kind {
            case 4: return slice(start, length).map { JSONNode(.bytes(Array($0))) }
            case 5: return slice(start, length).map { text(String(decoding: $0, as: UTF8.self)) }
            case 6:
                return slice(start, length * 2).map { units in
                    let units = Array(units)
                    let pairs = stride(from: 0, to: units.count, by: 2)
                    return text(
                        String(decoding: pairs.map { UInt16(units[$0]) << 8 | UInt16(units[$0 + 1]) }, as: UTF16.self))
                }
            case 0xA, 0xC: return nodes(start, length, depth).map { JSONNode(.list($0)) }
            case 0xD: return members(start, length, depth)
            default: return nil
            }
        }

        private func text(_ value: String) -> JSONNode {
            JSONNode(value == PropertyLists.null ? .null : .text(value))
        }

        private func integer(at place: Int, _ width: Int) -> JSONNode? {
            if width == 16 { return unsigned(at: place + 8, 8).map { JSONNode(.unsigned($0)) } }
            guard let value = unsigned(at: place, width) else { return nil }
            return JSONNode(width == 8 ? .integer(Int(bitPattern: value)) : .integer(Int(value)))
        }

        /// Returns the position and the number of an object's parts. If there are many, an integer object contains the
        /// number.
        private func content(at place: Int, _ low: Int) -> (Int, Int)? {
            if low < 15 { return (place, low) }
            guard place < end, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { return nil }
            let width = 1 << Int(bytes[place] & 0xF)
            return number(at: place + 1, width, limit: bytes.count).map { (place + 1 + width, $0) }
        }

        private func slice(_ start: Int, _ count: Int) -> ArraySlice<UInt8>? {
            start <= end && count <= end - start ? bytes[start..<start + count] : nil
        }

        private mutating func nodes(_ start: Int, _ count: Int, _ depth: Int) -> [JSONNode]? {
            guard slice(start, count) != nil else { return nil }
            var nodes: [JSONNode] = []
            for position in 0..<count {
                guard let index = number(at: start + position * indexWidth, indexWidth, limit: self.count),
                    let node = node(index, depth: depth + 1)
                else { return nil }
                nodes.append(node)
            }
            return nodes
        }

        private mutating func members(_ start: Int, _ count: Int, _ depth: Int) -> JSONNode? {
            guard let keys = nodes(start, count, depth), let values = nodes(start + count * indexWidth, count, depth)
            else { return nil }
            var members: [(key: String, value: JSONNode)] = []
            for (key, value) in zip(keys, values) {
                guard case .text(let name) = key.content else { return nil }
                members.append((name, value))
            }
            return JSONNode(.object(members))
        }
    }
}
