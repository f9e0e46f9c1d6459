// Events are equal if their payloads are equal. Errors are equal if their printed forms are equal.
import Rill

extension Event: Equatable where Element: Equatable {
    public static func == (left: Event<Element>, right: Event<Element>) -> Bool {
        switch (left, right) {
        case (.next(let left), .next(let right)): return left == right
        case (.error(let left), .error(let right)): return areEqualErrors(left, right)
        case (.completed, .completed): return true
        case (.next, _), (.error, _), (.completed, _): return false
        }
    }
}

extension MaybeEvent: Equatable where Element: Equatable {
    public static func == (left: MaybeEvent<Element>, right: MaybeEvent<Element>) -> Bool {
        switch (left, right) {
        case (.success(let left), .success(let right)): return left == right
        case (.error(let left), .error(let right)): return areEqualErrors(left, right)
        case (.completed, .completed): return true
        case (.success, _), (.error, _), (.completed, _): return false
        }
    }
}

extension CompletableEvent: Equatable {
    public static func == (left: CompletableEvent, right: CompletableEvent) -> Bool {
        switch (left, right) {
        case (.error(let left), .error(let right)): return areEqualErrors(left, right)
        case (.completed, .completed): return true
        case (.error, _), (.completed, _): return false
        }
    }
}

/// `Result` cannot conform to Equatable for every `Error`, so a function compares single events.
public func sameSingleEvent<Element: Equatable>(_ left: SingleEvent<Element>, _ right: SingleEvent<Element>) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): return left == right
    case (.failure(let left), .failure(let right)): return areEqualErrors(left, right)
    case (.success, _), (.failure, _): return false
    }
}

private func areEqualErrors(_ left: Error, _ right: Error) -> Bool {
    "\(left)" == "\(right)"
}
