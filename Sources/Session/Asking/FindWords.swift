/// `:find WORDS`: operators by what they do. A small table of the words that people use, then the comments.
enum FindWords {
    /// The best first; of one name's overloads the plainest.
    static func search(_ text: String) -> [DocIndex.Entry] {
        let words = text.lowercased().split { !$0.isLetter }.map { stem(String($0)) }.filter { !fillers.contains($0) }
        guard !words.isEmpty else { return [] }
        var best: [String: Found] = [:]
        let index = DocIndex.shared
        for (order, entry) in index.entries.enumerated() where !entry.isDeprecated && !entry.comment.isEmpty {
            // Observables first: what a hash combines is hardly meant.
            let isReactive = entry.isReactive
            let points = score(entry, words) / (isReactive ? 1 : 3)
            guard points > 0 else { continue }
            guard let known = best[entry.name], known.isReactive || !isReactive else {
                best[entry.name] = Found(score: points, order: order, isReactive: isReactive, entry: entry)
                continue
            }
            let isPlainer = entry.owner == known.entry.owner && entry.labels.count < known.entry.labels.count
            best[entry.name]!.score = max(points, known.score)
            if isPlainer { best[entry.name]!.entry = entry }
        }
        // What has a word as its name, and for its meaning too, leaves in what has it for its meaning only.
        let top = min(best.values.map(\.score).max() ?? 0, 20 + 14)
        return best.values.filter { $0.score * 5 > top * 2 }.sorted { ($1.score, $0.order) < ($0.score, $1.order) }
            .prefix(10).map(\.entry)
    }

    private struct Found {
        var score: Int
        let order: Int
        let isReactive: Bool
        var entry: DocIndex.Entry
    }

    private static func score(_ entry: DocIndex.Entry, _ words: [String]) -> Int {
        let known = table[entry.name] ?? []
        let name = entry.name.lowercased()
        let comment = entry.comment.joined(separator: " ").lowercased().split { !$0.isLetter }.map { stem(String($0)) }
        var points = 0
        for word in words {
            if let place = known.firstIndex(of: word) { points += 14 - min(place, 6) }
            if name == word { points += 20 } else if word.count > 2, name.contains(word) { points += 6 }
            if comment.contains(word) { points += table[entry.name] == nil ? 2 : 4 }
        }
        return points
    }

    private static let fillers: Set<String> = [
        "the", "a", "an", "of", "to", "and", "in", "on", "with", "for", "is", "it", "i",
    ]

    /// Endings say nothing about what is meant.
    private static func stem(_ word: String) -> String {
        for ending in ["ing", "ies", "ed", "es", "s"] where word.count >= ending.count + 3 && word.hasSuffix(ending) {
            return String(word.dropLast(ending.count))
        }
        return word
    }

    /// Words for operators, the most telling first, as `stem` leaves them.
    private static let table: [String: [String]] = [
        "debounce": ["typ", "slow", "quiet", "pause", "search", "keystroke", "wait", "silence"],
        "throttle": ["slow", "rate", "limit", "interval", "typ", "tap", "double", "often"],
        "distinctUntilChanged": ["duplicate", "typ", "equal", "repeat", "same", "unique", "chang"],
        "map": ["transform", "convert", "chang", "each"],
        "compactMap": ["nil", "optional", "unwrap", "transform"],
        "flatMap": ["request", "inner", "nest", "flatten", "async", "all"],
        "flatMapLatest": ["latest", "switch", "cancel", "search", "request", "newest"],
        "flatMapFirst": ["ignore", "first", "busy", "request", "tap"],
        "concatMap": ["order", "queue", "sequential", "one"],
        "filter": ["only", "condition", "predicate", "drop", "select"],
        "take": ["first", "limit", "count", "stop", "until", "while"],
        "skip": ["ignore", "first", "drop", "until", "while"],
        "scan": ["accumulate", "runn", "total", "sum", "state", "fold"],
        "reduce": ["accumulate", "total", "sum", "fold", "final"],
        "merge": ["combine", "join", "several", "parallel", "together"],
        "concat": ["append", "after", "order", "then", "join"],
        "zip": ["pair", "combine", "together", "match"],
        "combineLatest": ["combine", "latest", "form", "several", "together"],
        "withLatestFrom": ["latest", "sample", "button", "combine", "other"],
        "sample": ["latest", "tick", "regular", "periodic"],
        "startWith": ["initial", "begin", "first", "prepend", "default"],
        "catch": ["error", "recover", "handle", "fallback"],
        "catchAndReturn": ["error", "recover", "default", "fallback"],
        "retry": ["error", "again", "repeat", "attempt", "fail"],
        "timeout": ["time", "late", "deadline", "error"],
        "delay": ["later", "time", "postpone", "wait", "shift"],
        "delaySubscription": ["later", "time", "begin", "wait"],
        "interval": ["tick", "timer", "periodic", "second", "every", "time"],
        "timer": ["tick", "later", "after", "once", "time", "second"],
        "buffer": ["group", "batch", "collect", "time", "array"],
        "window": ["group", "batch", "time", "split"],
        "groupBy": ["group", "key", "partition", "split"],
        "share": ["share", "multicast", "once", "cache", "subscriber", "replay"],
        "replay": ["cache", "late", "share", "past", "subscriber"],
        "publish": ["share", "multicast", "connect", "hot"],
        "observe": ["thread", "main", "background", "scheduler", "queue"],
        "subscribe": ["listen", "thread", "background", "start", "scheduler", "queue"],
        "do": ["side", "effect", "log", "peek", "debug"],
        "debug": ["log", "print", "trace", "debug"],
        "materialize": ["event", "error", "wrap"],
        "toArray": ["collect", "array", "all", "list"],
        "switchLatest": ["latest", "switch", "inner", "newest"],
        "amb": ["race", "first", "fastest"],
        "create": ["custom", "own", "new", "make", "callback"],
        "deferred": ["lazy", "later", "new", "factory", "each"],
        "just": ["one", "single", "value", "constant"],
        "of": ["value", "several", "list", "constant"],
        "from": ["array", "sequence", "list", "convert"],
        "empty": ["nothing", "complete", "end"],
        "never": ["nothing", "forever"],
        "error": ["fail", "error"],
        "ignoreElements": ["only", "complete", "end", "ignore"],
        "element": ["index", "nth", "position"],
        "elementAt": ["index", "nth", "position"],
        "takeLast": ["last", "end", "final"],
        "ifEmpty": ["empty", "default", "nothing"],
        "pairwise": ["previous", "pair", "chang"],
        "bind": ["connect", "ui", "relay", "assign"],
        "drive": ["ui", "connect", "main"],
        "disposed": ["memory", "cancel", "stop", "bag"],
        "asDriver": ["ui", "main", "error"],
        "response": ["network", "http", "server", "web", "statu", "request"],
        "data": ["network", "http", "server", "web", "download", "request"],
        "json": ["api", "network", "http", "server", "web", "request"],
    ]
}
