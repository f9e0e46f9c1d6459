// Functions with a callback as sequences. The forms with arguments are in FromAsync+Arities.swift.
import Rill

/// The error for a callback that receives neither a value nor an error, or both.
///
///         func silent(_ answer: @escaping (Int?, RxError?) -> Void) { answer(nil, nil) }
///         Single.fromAsync(silent).catchAndReturn(0)
///     =>  (0|)
///
/// Pitfall: a callback with both a value and an error fails too, as one with neither does.
/// See also: fromAsync(_:).
public enum FromAsyncError: Error {
    case inconsistentCompletionResult
}

extension Observable {
    /// Calls a function for each subscriber and sends the value that its callback receives.
    ///
    /// Asked as: async function; wrap a function with completion; callback function
    public static func fromAsync(_ asyncRequest: @escaping (@escaping (Element) -> Void) -> Void) -> Observable<Element>
    {
        .create { observer in
            asyncRequest { element in
                observer.onNext(element)
                observer.onCompleted()
            }
            return Disposables.create()
        }
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// Calls a function for each subscriber and sends the value that its callback receives.
    public static func fromAsync<Er: Swift.Error>(
        _ asyncRequest: @escaping (@escaping (Element?, Er?) -> Void) -> Void
    ) -> Single<Element> {
        .create { single in
            asyncRequest { single(singleEvent($0, $1)) }
            return Disposables.create()
        }
    }

    private static func singleEvent(_ element: Element?, _ error: Swift.Error?) -> SingleEvent<Element> {
        switch (element, error) {
        case (let element?, nil): return .success(element)
        case (nil, let error?): return .failure(error)
        case (nil, nil), (_?, _?): return .failure(FromAsyncError.inconsistentCompletionResult)
        }
    }
}
