/// The commands of the editor. libedit binds keys to them by name, so a user's ~/.editrc can also bind them.
enum Command: Int, CaseIterable {
    case enter, newLine, up, down, searchBack, searchForward, complete, closer
    case left, right, lineStart, lineEnd, wordLeft, wordRight, earlierInstant, laterInstant
    case deleteLeft, deleteRight, deleteOrEnd, killWordLeft, killWordRight, killToStart, killToEnd, yank, undo
    case increase, decrease, increaseMuch, decreaseMuch
    case showTypes, openEditor, quote, clear, interrupt, suspend, quit, ignore

    var name: String { "rill-" + tableRow.name }
    var help: String { tableRow.help }
    /// The keys that emacs mode binds to the command, in libedit's notation.
    var keys: [String] { tableRow.keys }

    /// The commands that keep their keys in vi mode, which defines all other keys itself.
    static let viModeCommands: [Command] = [
        .enter, .newLine, .up, .down, .complete, .searchBack, .clear, .interrupt, .suspend, .quit,
        .deleteOrEnd, .earlierInstant, .laterInstant, .increase, .decrease, .increaseMuch, .decreaseMuch, .showTypes,
    ]

    private typealias TableRow = (name: String, help: String, keys: [String])

    private var tableRow: TableRow { Command.table[self]! }

    private static let table: [Command: TableRow] = [
        .enter: ("enter", "Run the entry; if it is incomplete, start a new line", ["^M", "^J"]),
        .newLine: ("new-line", "Start a new line, even if the entry is complete", ["\\e^M", "\\e^J"]),
        .up: ("up", "Move a line up, or recall an older entry", ["\\e[A", "\\eOA", "^P"]),
        .down: ("down", "Move a line down, or recall a newer entry", ["\\e[B", "\\eOB", "^N"]),
        .searchBack: ("search-back", "Search older entries", ["^R"]),
        .searchForward: ("search-forward", "Search newer entries", ["^S"]),
        .complete: ("complete", "Complete the word", ["^I"]),
        .closer: ("closer", "Type a closing bracket and unindent its line", ["}", ")", "]"]),
        .left: ("left", "Move a character left", ["\\e[D", "\\eOD", "^B"]),
        .right: ("right", "Move a character right", ["\\e[C", "\\eOC", "^F"]),
        .lineStart: ("line-start", "Move to the start of the line", ["^A", "\\e[H", "\\eOH", "\\e[1~", "\\e[7~"]),
        .lineEnd: ("line-end", "Move to the end of the line", ["^E", "\\e[F", "\\eOF", "\\e[4~", "\\e[8~"]),
        .wordLeft: ("word-left", "Move a word left", ["\\eb", "\\eB", "\\e[1;5D", "\\e[5D", "\\eOd"]),
        .wordRight: ("word-right", "Move a word right", ["\\ef", "\\eF", "\\e[1;5C", "\\e[5C", "\\eOc"]),
        .earlierInstant: ("time-back", "Show an earlier instant of the recording", ["\\e[1;3D", "\\e\\e[D"]),
        .laterInstant: ("time-on", "Show a later instant of the recording", ["\\e[1;3C", "\\e\\e[C"]),
        .increase: ("more", "Increase the number, or take the next related name", ["\\e[1;3A", "\\e\\e[A"]),
        .decrease: ("less", "Decrease the number, or take the previous related name", ["\\e[1;3B", "\\e\\e[B"]),
        .increaseMuch: ("much-more", "Increase by ten steps", ["\\e[1;4A", "\\e\\e[1;2A", "\\e\\e[a"]),
        .decreaseMuch: ("much-less", "Decrease by ten steps", ["\\e[1;4B", "\\e\\e[1;2B", "\\e\\e[b"]),
        .deleteLeft: ("delete-left", "Delete the character before the cursor", ["^H", "^?"]),
        .deleteRight: ("delete-right", "Delete the character under the cursor", ["\\e[3~"]),
        .deleteOrEnd: ("delete-or-end", "Delete the character under the cursor; on an empty line, quit", ["^D"]),
        .killWordLeft: ("kill-word-left", "Cut the word before the cursor", ["^W", "\\e^?", "\\e^H"]),
        .killWordRight: ("kill-word-right", "Cut the word after the cursor", ["\\ed", "\\eD"]),
        .killToStart: ("kill-to-start", "Cut to the start of the line", ["^U"]),
        .killToEnd: ("kill-to-end", "Cut to the end of the line", ["^K"]),
        .yank: ("yank", "Paste the text that was cut", ["^Y"]),
        .undo: ("undo", "Undo the last edit", ["^_", "^X^U"]),
        .showTypes: ("types", "Show the types of the chain", ["\\et", "\\eT"]),
        .openEditor: ("editor", "Edit the entry in $EDITOR", ["^X^E"]),
        .quote: ("quote", "Insert the next key literally", ["^V"]),
        .clear: ("clear", "Clear the screen, keep the current input", ["^L"]),
        .interrupt: ("interrupt", "Discard the entry", ["^C", "^G"]),
        .suspend: ("suspend", "Suspend the program", ["^Z"]),
        .quit: ("quit", "End the program at once", ["^\\"]),
        // libedit would bind Alt-X to a command that reads another command's name at an invisible prompt.
        .ignore: ("ignore", "Do nothing", ["^@", "^O", "^Q", "^]", "\\ex", "\\eX"]),
    ]
}
