// Each error is an NSError, so a pattern with that cast matches all.
import Foundation
func load(_ works: Bool) -> Result<Int, Error> { works ? .success(1) : .failure(NSError(domain: "d", code: 2)) }
for works in [true, false] {
    switch load(works) {
    case .success(let value): print(value)
    case .failure(let error as NSError): print(error.domain, error.code)
    }
}
