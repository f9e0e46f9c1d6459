# Completion of rill for bash.
_rill() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    case $before in
        --pace) COMPREPLY=($(compgen -W "live x2 x10 instant step" -- "$word")); return ;;
        --colour | --color) COMPREPLY=($(compgen -W "always never auto" -- "$word")); return ;;
        --allow-files) COMPREPLY=($(compgen -d -- "$word")); return ;;
        --for | --date | --seed | --order | --jitter | --memory | --scratch | --width | -e | --eval) return ;;
    esac
    if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "--pace --for --date --seed --memory --scratch --allow-files --allow-net --timeline --colour --color
            --width --ascii --plain -q --quiet --explain --marbles --pin --sweep --leaks --orders --order --jitter --times --ignore-times --input --md --string --json --compare --svg --theme --threads --animate -o --output --accept --watch --swiftc -y --yes -i -e --eval --version -V --help -h" -- "$word"))
    else
        COMPREPLY=($(compgen -f -- "$word"))
        ((COMP_CWORD == 1)) && COMPREPLY+=($(compgen -W "run app check marbles trace diff export lesson new grade doc help" -- "$word"))
    fi
}
complete -o filenames -F _rill rill
