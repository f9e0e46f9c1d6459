// Written by arities.sh.
import Rill

extension Observable {
    /// Turns a function of 1 and a callback into one that answers with a sequence.
    public static func fromAsync<A1>(
        _ asyncRequest: @escaping (A1, @escaping (Element) -> Void) -> Void
    ) -> (A1) -> Observable<Element> {
        { (a1) in fromAsync { asyncRequest(a1, $0) } }
    }

    /// Turns a function of 2 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2>(
        _ asyncRequest: @escaping (A1, A2, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2) -> Observable<Element> {
        { (a1, a2) in fromAsync { asyncRequest(a1, a2, $0) } }
    }

    /// Turns a function of 3 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3>(
        _ asyncRequest: @escaping (A1, A2, A3, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3) -> Observable<Element> {
        { (a1, a2, a3) in fromAsync { asyncRequest(a1, a2, a3, $0) } }
    }

    /// Turns a function of 4 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4) -> Observable<Element> {
        { (a1, a2, a3, a4) in fromAsync { asyncRequest(a1, a2, a3, a4, $0) } }
    }

    /// Turns a function of 5 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5) -> Observable<Element> {
        { (a1, a2, a3, a4, a5) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, $0) } }
    }

    /// Turns a function of 6 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, $0) } }
    }

    /// Turns a function of 7 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, $0) } }
    }

    /// Turns a function of 8 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, $0) } }
    }

    /// Turns a function of 9 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, $0) } }
    }

    /// Turns a function of 10 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9, A10>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, @escaping (Element) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10) -> Observable<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10) in
            fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, $0) }
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Turns a function of 1 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1) -> Single<Element> {
        { (a1) in fromAsync { asyncRequest(a1, $0) } }
    }

    /// Turns a function of 2 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2) -> Single<Element> {
        { (a1, a2) in fromAsync { asyncRequest(a1, a2, $0) } }
    }

    /// Turns a function of 3 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3) -> Single<Element> {
        { (a1, a2, a3) in fromAsync { asyncRequest(a1, a2, a3, $0) } }
    }

    /// Turns a function of 4 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4) -> Single<Element> {
        { (a1, a2, a3, a4) in fromAsync { asyncRequest(a1, a2, a3, a4, $0) } }
    }

    /// Turns a function of 5 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5) -> Single<Element> {
        { (a1, a2, a3, a4, a5) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, $0) } }
    }

    /// Turns a function of 6 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, $0) } }
    }

    /// Turns a function of 7 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, $0) } }
    }

    /// Turns a function of 8 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, $0) } }
    }

    /// Turns a function of 9 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9) in fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, $0) } }
    }

    /// Turns a function of 10 and a callback into one that answers with a sequence.
    public static func fromAsync<A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, Er: Swift.Error>(
        _ asyncRequest: @escaping (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, @escaping (Element?, Er?) -> Void) -> Void
    ) -> (A1, A2, A3, A4, A5, A6, A7, A8, A9, A10) -> Single<Element> {
        { (a1, a2, a3, a4, a5, a6, a7, a8, a9, a10) in
            fromAsync { asyncRequest(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, $0) }
        }
    }
}
