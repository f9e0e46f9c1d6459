import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The result of a request: the response and its decoded value.
public struct DataResponse<Value> {
    public let request: URLRequest?
    public let response: HTTPURLResponse?
    public let data: Data?
    public let result: Result<Value, Error>

    public var value: Value? { result.value }
    public var error: Error? { result.error }
}

extension Result {
    public var value: Success? { try? get() }
    public var error: Failure? {
        if case .failure(let error) = self { return error }
        return nil
    }
    public var isSuccess: Bool { error == nil }
    public var isFailure: Bool { error != nil }
}

/// A way to decode the body of a response.
struct ResponseReader<Value> {
    let readData: (Data) throws -> Value

    func readResult(of data: Data?, _ error: Error?) -> Result<Value, Error> {
        if let error { return .failure(error) }
        do { return .success(try readData(data ?? Data())) } catch { return .failure(error) }
    }
}

enum ResponseReaders {
    static var dataReader: ResponseReader<Data> { ResponseReader { $0 } }

    static func stringReader(_ encoding: String.Encoding) -> ResponseReader<String> {
        ResponseReader { data in
            guard let text = String(data: data, encoding: encoding) else {
                throw AFError.responseSerializationFailed(reason: .stringSerializationFailed)
            }
            return text
        }
    }

    static func jsonReader(_ options: JSONSerialization.ReadingOptions) -> ResponseReader<Any> {
        ResponseReader { data in
            if data.isEmpty { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }
            do {
                return try JSONSerialization.jsonObject(with: data, options: options)
            } catch {
                throw AFError.responseSerializationFailed(reason: .jsonSerializationFailed(error: error))
            }
        }
    }

    static func decodableReader<T: Decodable>(_ type: T.Type, _ decoder: JSONDecoder) -> ResponseReader<T> {
        ResponseReader { data in
            if data.isEmpty { throw AFError.responseSerializationFailed(reason: .inputDataNilOrZeroLength) }
            do {
                return try decoder.decode(type, from: data)
            } catch {
                throw AFError.responseSerializationFailed(reason: .decodingFailed(error: error))
            }
        }
    }
}
