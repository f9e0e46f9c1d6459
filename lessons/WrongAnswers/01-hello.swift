//: ## Challenge: The tall visitors
//: ### Wrong: maps before it filters, and forgets whom
//: > Fails: only the tall ones
func tall(_ heights: Observable<Int>) -> Observable<String> {
    heights.map { "mind your head: \($0)" }
}
//: ### Wrong: from 190 on
//: > Fails: exactly 190 fits
func tall(_ heights: Observable<Int>) -> Observable<String> {
    heights.filter { $0 >= 190 }.map { "mind your head: \($0)" }
}
//: ### Right: with compactMap
func tall(_ heights: Observable<Int>) -> Observable<String> {
    heights.compactMap { height in height > 190 ? "mind your head: \(height)" : nil }
}
