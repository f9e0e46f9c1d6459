/// `rill help`.
enum HelpText {
    static var usage: String {
        var text = """
            rill: reactive Swift at a prompt

              rill                      the prompt
              rill FILE                 loads a file, then the prompt
              rill run FILE [ARGS]      runs a program; stdout is exactly the program's output
              rill -e CODE              runs code and shows the values of expressions
              … | rill                  the same for standard input
              rill lesson [N[.STEP]]    the course, or a lesson at the prompt
              rill app FILE             runs an app on the whole terminal, used by keys
              rill check PATH…          checks lessons and scripts against their expected output
              rill marbles EXPR…        draws observables as marble diagrams
              rill export PATH -o OUT   exports a program or lesson as .html .md .svg .txt .json; lessons as a site
              rill doc NAME             explains a name
              rill help [THING]         this page, or help on one thing
              rill --version

            Flags, before or after the file:

            """
        for flag in Arguments.flags {
            let head = flag.names.joined(separator: ", ") + (flag.usage.hasPrefix("[") ? "" : " ") + flag.usage
            let padding = String(repeating: " ", count: max(2, 36 - head.count))
            text += "  \(head)\(padding)\(flag.meaning)\n"
        }
        text += "  --SETTING VALUE                     any setting of the prompt (:set lists them): --hints on\n"
        text += """

            Exit codes: 0 done, 1 refused, 2 a trap, 64 usage, 66 cannot read, 74 cannot write, 130 interrupted

            """
        return text
    }
}
