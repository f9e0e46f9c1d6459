#!/usr/bin/env bash
# Writes the files with one overload for each number of sources, 2 to 8, next to those they belong to.
# Only a module that calls a form contains its code.
# Inside a template `{{sep|text#}}` stands for text1 sep text2 sep ... ; `COUNT` is the number of sources.
set -euo pipefail
cd "$(dirname "$0")/.."

expand() { # template on standard input
    awk '
        { body = body $0 "\n" }
        function repeated(separator, text, count,   i, part, all) {
            for (i = 1; i <= count; i++) {
                part = text
                gsub(/#/, i, part)
                all = all (i > 1 ? separator : "") part
            }
            return all
        }
        function selectors(count,   i, all) {
            for (i = 0; i < count; i++) all = all (i ? ", " : "") "$" i
            return all
        }
        END {
            for (n = 2; n <= 8; n++) {
                rest = body
                out = ""
                while (match(rest, /\{\{[^|}]*\|[^}]*}}/)) {
                    macro = substr(rest, RSTART + 2, RLENGTH - 4)
                    bar = index(macro, "|")
                    out = out substr(rest, 1, RSTART - 1) repeated(substr(macro, 1, bar - 1), substr(macro, bar + 1), n)
                    rest = substr(rest, RSTART + RLENGTH)
                }
                out = out rest
                gsub(/ARGUMENTS/, selectors(n), out)
                gsub(/COUNT/, n, out)
                printf "%s%s", (n > 2 ? "\n" : ""), out
            }
        }'
}

open() { # file, first line
    printf '// The script Traits/arities.sh writes this file: %s\n' "$2" >"$1"
}

extension() { # file, extension header; template on standard input
    printf '\nextension %s {\n' "$2" >>"$1"
    expand >>"$1"
    printf '}\n' >>"$1"
}

zip=Traits/PrimitiveSequence+Zip.swift
open $zip 'the first elements of 2 to 8 singles or maybes.'
for trait in Single Maybe; do
    extension $zip "PrimitiveSequenceType where Trait == ${trait}Trait" <<END
    /// Combines the elements of COUNT sources with a closure.
    @_alwaysEmitIntoClient
    public static func zip<{{, |E#}}>(
        {{, |_ source#: $trait<E#>}},
        resultSelector: @escaping ({{, |E#}}) throws -> Element
    ) -> $trait<Element> {
        $trait(
            raw: Observable.zip(
                {{, |source#.source}},
                resultSelector: resultSelector))
    }
END
    extension $zip "PrimitiveSequenceType where Trait == ${trait}Trait, Element == Any" <<END
    /// Combines the elements of COUNT sources in a tuple.
    @_alwaysEmitIntoClient
    public static func zip<{{, |E#}}>(
        {{, |_ source#: $trait<E#>}}
    ) -> $trait<({{, |E#}})> {
        $trait(
            raw: Observable.zip(
                {{, |source#.source}},
                resultSelector: { (ARGUMENTS) }))
    }
END
done

infallible=Traits/Infallible+Arities.swift
open $infallible 'zip and combineLatest of 2 to 8 infallible sequences.'
extension $infallible "InfallibleType" <<'END'
    /// Combines the n-th elements of COUNT sources with a closure.
    @_alwaysEmitIntoClient
    public static func zip<{{, |E#}}>(
        {{, |_ source#: Infallible<E#>}},
        resultSelector: @escaping ({{, |E#}}) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.zip(
                {{, |source#.source}},
                resultSelector: resultSelector))
    }
END
extension $infallible "InfallibleType" <<'END'
    /// Combines the newest elements of COUNT sources whenever one of them sends.
    @_alwaysEmitIntoClient
    public static func combineLatest<{{, |I#: InfallibleType}}>(
        {{, |_ source#: I#}},
        resultSelector: @escaping ({{, |I#.Element}}) throws -> Element
    ) -> Infallible<Element> {
        Infallible(
            raw: Observable.combineLatest(
                {{, |source#.asObservable()}},
                resultSelector: resultSelector))
    }
END
extension $infallible "InfallibleType where Element == Any" <<'END'
    /// Sends the newest elements of COUNT sources as a tuple whenever one of them sends.
    @_alwaysEmitIntoClient
    public static func combineLatest<{{, |I#: InfallibleType}}>(
        {{, |_ source#: I#}}
    ) -> Infallible<({{, |I#.Element}})> {
        Infallible(
            raw: Observable.combineLatest(
                {{, |source#.asObservable()}},
                resultSelector: { (ARGUMENTS) }))
    }
END

shared=Cocoa/SharedSequence+Arities.swift
open $shared 'zip and combineLatest of 2 to 8 shared sequences.'
for operator in zip combineLatest; do
    extension $shared "SharedSequenceConvertibleType" <<END
    /// Combines the elements of COUNT sources with a closure, like \`$operator\` of observables.
    @_alwaysEmitIntoClient
    public static func $operator<{{, |O#: SharedSequenceConvertibleType}}>(
        {{, |_ source#: O#}},
        resultSelector: @escaping ({{, |O#.Element}}) throws -> Element
    ) -> SharedSequence<SharingStrategy, Element>
    where {{, |SharingStrategy == O#.SharingStrategy}} {
        SharedSequence(
            Observable.$operator(
                {{, |source#.asObservable()}},
                resultSelector: resultSelector))
    }
END
    extension $shared "SharedSequenceConvertibleType where Element == Any" <<END
    /// Combines the elements of COUNT sources in tuples, like \`$operator\` of observables.
    @_alwaysEmitIntoClient
    public static func $operator<{{, |O#: SharedSequenceConvertibleType}}>(
        {{, |_ source#: O#}}
    ) -> SharedSequence<SharingStrategy, ({{, |O#.Element}})>
    where {{, |SharingStrategy == O#.SharingStrategy}} {
        SharedSequence(
            Observable.$operator(
                {{, |source#.asObservable()}},
                resultSelector: { (ARGUMENTS) }))
    }
END
done

if command -v swift >/dev/null; then swift format --in-place "$zip" "$infallible" "$shared"; fi
