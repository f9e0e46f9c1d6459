#!/usr/bin/env bash
# Writes FromAsync+Arities.swift: callbacks with 1 to 10 arguments before the callback.
set -euo pipefail
cd "$(dirname "$0")"
out=FromAsync+Arities.swift

forms() { # header, generic suffix, callback, result, picture of the first
    printf '\nextension %s {\n' "$1"
    for count in 1 2 3 4 5 6 7 8 9 10; do
        types=$(printf 'A%s, ' $(seq 1 "$count") | sed 's/, $//')
        names=$(printf 'a%s, ' $(seq 1 "$count") | sed 's/, $//')
        [ "$count" -gt 1 ] && printf '\n'
        cat <<END
    /// Calls a function of $count $([ "$count" -eq 1 ] && printf argument || printf arguments) and a callback for each subscriber; sends what the callback receives.$([ "$count" -eq 1 ] && printf '\n%s' "$5")
    public static func fromAsync<$types$2>(
        _ asyncRequest: @escaping ($types, @escaping ($3) -> Void) -> Void
    ) -> ($types) -> $4<Element> {
        { ($names) in fromAsync { asyncRequest($names, \$0) } }
    }
END
    done
    printf '}\n'
}

{
    printf '// The script arities.sh writes this file.\nimport Rill\n'
    forms 'Observable' '' 'Element' 'Observable' '    ///
    ///         func half(of number: Int, answer: @escaping (Int) -> Void) { answer(number / 2) }
    ///         Observable.fromAsync(half)(8)
    ///     =>  (4|)
    ///
    /// Pitfall: the function runs once for every subscriber.
    /// See also: create(_:).'
    forms 'PrimitiveSequenceType where Trait == SingleTrait' ', Er: Swift.Error' 'Element?, Er?' 'Single' '    ///
    ///         func half(of number: Int, answer: @escaping (Int?, RxError?) -> Void) { answer(number / 2, nil) }
    ///         Single.fromAsync(half)(8)
    ///     =>  (4|)
    ///
    /// Pitfall: neither a value nor an error, or both, is `FromAsyncError.inconsistentCompletionResult`.
    /// See also: create(subscribe:).'
} >"$out"

if command -v swift >/dev/null; then swift format --in-place "$out"; fi
