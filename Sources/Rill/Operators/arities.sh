#!/usr/bin/env bash
# Writes CombineLatest+Arities.swift and Zip+Arities.swift: the forms of two to eight sources.
# Only a module that calls a form contains its code: the 28 forms would be a tenth of an app that uses two.
# Run it in its own directory after a change here.
set -eu
cd "$(dirname "$0")"

list() { # list N SEPARATOR FORMAT: FORMAT for 1...N, with # standing for the number
    local out="" i
    for ((i = 1; i <= $1; i++)); do
        [ -n "$out" ] && out+="$2"
        out+="${3//\#/$i}"
    done
    printf '%s' "$out"
}

function_of() { # function_of N RULE: body shared by all forms; the combination is $combination
    local n=$1 rule=$2
    list "$n" $'\n' '        let observable# = source#.asObservable()'; echo
    echo "        return CombiningSource(.$rule, $n) {"
    if [ "$rule" = latest ]; then
        list "$n" $'\n' '            let latest# = Slot<O#.Element>()'; echo
        taken='latest#.element' kept='latest#.store($0)'
    else
        list "$n" $'\n' '            let queue# = RingBuffer<O#.Element>()'; echo
        taken='queue#.removeFirst()' kept='queue#.append($0)'
    fi
    echo "            return ("
    echo "                { sink in"
    list "$n" $'\n' "                    let value# = $taken"; echo
    echo "                    sink.deliverInOrder($combination)"
    echo "                },"
    echo "                { sink in"
    list "$n" $'\n' "                    sink.subscribeSource(observable#) { $kept }"; echo
    echo "                }"
    echo "            )"
    echo "        }"
}

file() { # file NAME RULE "what it does"
    local name=$1 rule=$2 what=$3 n
    echo "// The script arities.sh writes this file."
    echo
    echo "extension ObservableType {"
    for n in 2 3 4 5 6 7 8; do
        [ "$n" = 2 ] || echo
        echo "    /// $what"
        echo "    @_alwaysEmitIntoClient"
        echo "    public static func $name<"
        echo "        $(list "$n" $',\n        ' 'O#: ObservableType')"
        echo "    >("
        echo "        $(list "$n" ', ' '_ source#: O#'),"
        echo "        resultSelector: @escaping ($(list "$n" ', ' 'O#.Element')) throws -> Element"
        echo "    ) -> Observable<Element> {"
        combination="try resultSelector($(list "$n" ', ' 'value#'))" function_of "$n" "$rule"
        echo "    }"
    done
    echo "}"
    echo
    echo "extension ObservableType where Element == Any {"
    for n in 2 3 4 5 6 7 8; do
        [ "$n" = 2 ] || echo
        echo "    /// $what"
        echo "    @_alwaysEmitIntoClient"
        echo "    public static func $name<"
        echo "        $(list "$n" $',\n        ' 'O#: ObservableType')"
        echo "    >("
        echo "        $(list "$n" ', ' '_ source#: O#')"
        echo "    ) -> Observable<($(list "$n" ', ' 'O#.Element'))> {"
        combination="($(list "$n" ', ' 'value#'))" function_of "$n" "$rule"
        echo "    }"
    done
    echo "}"
}

file combineLatest latest "Combines the newest elements of all sources each time that one of them sends." > CombineLatest+Arities.swift
file zip zip "Combines the n-th elements of all sources." > Zip+Arities.swift
if command -v swift >/dev/null; then swift format -i CombineLatest+Arities.swift Zip+Arities.swift; fi
