import Foundation

/// A web server on this machine for a few requests. It answers with the request itself, and never answers `/silent`.
final class Server: @unchecked Sendable {
    let port: UInt16
    private let socket: Int32
    private let lock = NSLock()
    private var open: [Int32] = []
    private var count = 0

    /// The number of requests that the server has received.
    var requests: Int { lock.withLock { count } }

    init?() {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.socket = socket
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
                bind(socket, plain, length) == 0 && listen(socket, 16) == 0 && getsockname(socket, plain, &length) == 0
            }
        }
        port = address.sin_port.bigEndian
        guard bound else { return nil }
        Thread.detachNewThread { [self] in
            while case let client = accept(self.socket, nil, nil), client >= 0 {
                lock.withLock { open.append(client) }
                Thread.detachNewThread { self.serve(client) }
            }
        }
    }

    /// Ends every connection.
    func close() {
        shutdown(socket, Int32(SHUT_RDWR))
        Glibc.close(socket)
        for client in lock.withLock({ open }) { shutdown(client, Int32(SHUT_RDWR)) }
    }

    private func serve(_ client: Int32) {
        var arrived: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = recv(client, &buffer, buffer.count, 0), count > 0 {
            arrived += buffer[..<count]
            guard let request = whole(arrived) else { continue }
            arrived = []
            lock.withLock { self.count += 1 }
            if request.hasPrefix("GET /silent") { continue }
            let body = Array(request.utf8)
            let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\nContent-Type: text/plain\r\n\r\n"
            let answer = Array(head.utf8) + body
            _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
        }
        Glibc.close(client)
    }

    /// Returns a request with its body; nil if a part is missing.
    private func whole(_ bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.range(of: "\r\n\r\n") else { return nil }
        let line = text.lowercased().range(of: "content-length: ")
        let length = line.flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) } ?? 0
        return text[end.upperBound...].utf8.count >= length ? text : nil
    }
}
