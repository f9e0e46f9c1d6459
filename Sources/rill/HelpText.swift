/// `rill help`.
enum HelpText {
    static var usage: String {
        var text = """
            rill: reactive Swift at a prompt

              rill                      the prompt
              rill FILE                 loads a file, then the prompt
              rill run FILE [ARGS]      runs a program; standard output is exactly what it prints
              rill -e CODE              runs code and shows the values of bare expressions
              … | rill                  the same for standard input
              rill lesson [N[.STEP]]    the course, or a lesson at the prompt
              rill app FILE             an app on the whole terminal, used by keys
              rill check PATH…          lessons and scripts against what they say
              rill marbles EXPR…        what observables do, as marble diagrams
              rill trace FILE           what an app has logged with debug("id"), as marble diagrams
              rill export PATH -o OUT   a program or lesson as .html .md .svg .txt .json; lessons as a site
              rill doc NAME             what a name means
              rill help [THING]         this page, or about one thing
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
