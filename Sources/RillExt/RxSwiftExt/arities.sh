#!/usr/bin/env bash
# Writes FromAsync+Arities.swift: callbacks with 1 to 10 arguments before the callback.
set -euo pipefail
cd "$(dirname "$0")"
out=FromAsync+Arities.swift

forms() { # header, generic suffix, callback, result
    printf '\nextension %s {\n' "$1"
    for count in 1 2 3 4 5 6 7 8 9 10; do
        types=$(printf 'A%s, ' $(seq 1 "$count") | sed 's/, $//')
        names=$(printf 'a%s, ' $(seq 1 "$count") | sed 's/, $//')
        [ "$count" -gt 1 ] && printf '\n'
        cat <<END
    /// Turns a function of $count and a callback into one that answers with a sequence.
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
    printf '// Written by arities.sh.\nimport Rill\n'
    forms 'Observable' '' 'Element' 'Observable'
    forms 'PrimitiveSequenceType where Trait == SingleTrait' ', Er: Swift.Error' 'Element?, Er?' 'Single'
} >"$out"

if command -v swift >/dev/null; then swift format --in-place "$out"; fi
