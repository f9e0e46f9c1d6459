// The script arities.sh writes this file.
import Rill

extension Observable {
    /// Calls a function of 1 argument and a callback for each subscriber; sends what the callback receives.
    ///
    ///         func half(of number: Int, answer: @escaping (Int) -> Void) { answer(number / 2) }
    ///         Observable.fromAsync(half)(8)
    ///     =>  (4|)
    ///
    /// Pitfall: the function runs once for every subscriber.
    /// See also: create(_:).
    public static func fromAsync<A1>(
        _ asyncRequest: @escaping (A1, @escaping (Element) -> Void) -> Void
    ) -> (A1) -> Observable<Element> {
        { (a1) in fromAsync { asyncRequest(a1, $0) } }
    }

    /// Calls a function of 2 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2>(
        _ asyncRequest: @escaping (A1, A2, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2) -> Observable<Element> {
        { (a1, a2) in fromAsync { asyncRequest(a1, a2, $0) } }
    }

    /// Calls a function of 3 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3>(
        _ asyncRequest: @escaping (A1, A2, A3, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3) -> Observable<Element> {
        { (a1, a2, a3) in fromAsync { asyncRequest(a1, a2, a3, $0) } }
    }

    /// Calls a function of 4 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4) -> Observable<Element> {
        { (a1, a2, a3, a4) in fromAsync { asyncRequest(a1, a2, a3, a4, $0) } }
    }

    /// Calls a function of 5 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5) -> Observable<Element> {
        { (a1, a2, a3, a4, a5) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, $0) } }
    }

    /// Calls a function of 6 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, $0) } }
    }

    /// Calls a function of 7 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, $0) } }
    }

    /// Calls a function of 8 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, $0) } }
    }

    /// Calls a function of 9 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, $0) } }
    }

    /// Calls a function of 10 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10) in
            fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, $0) }
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls a function of 1 argument and a callback for each subscriber; sends what the callback receives.
    ///
    ///         func half(of number: Int, answer: @escaping (Int?, RxError?) -> Void) { answer(number / 2, nil) }
    ///         Single.fromAsync(half)(8)
    ///     =>  (4|)
    ///
    /// Pitfall: neither a value nor an error, or both, is `FromAsyncError.inconsistentCompletionResult`.
    /// See also: create(subscribe:).
    public static func fromAsync<A1, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1) -> Single<Element> {
        { (a1) in fromAsync { asyncRequest(a1, $0) } }
    }

    /// Calls a function of 2 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2) -> Single<Element> {
        { (a1, a2) in fromAsync { asyncRequest(a1, a2, $0) } }
    }

    /// Calls a function of 3 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3) -> Single<Element> {
        { (a1, a2, a3) in fromAsync { asyncRequest(a1, a2, a3, $0) } }
    }

    /// Calls a function of 4 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4) -> Single<Element> {
        { (a1, a2, a3, a4) in fromAsync { asyncRequest(a1, a2, a3, a4, $0) } }
    }

    /// Calls a function of 5 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5) -> Single<Element> {
        { (a1, a2, a3, a4, a5) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, $0) } }
    }

    /// Calls a function of 6 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, $0) } }
    }

    /// Calls a function of 7 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, $0) } }
    }

    /// Calls a function of 8 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, $0) } }
    }

    /// Calls a function of 9 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, $0) } }
    }

    /// Calls a function of 10 arguments and a callback for each subscriber; sends what the callback receives.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10) in
            fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, $0) }
        }
    }
}
