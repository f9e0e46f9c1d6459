import Assist
import Commands
import SessionCore

/// `rill new lesson NAME`: creates a lesson that passes `rill check`, for the author to edit.
package enum LessonTemplate {
    /// Writes the file of a new lesson into a folder.
    ///
    /// - Returns: the name of the file, such as `03-my-title.swift`.
    package static func writeFile(named title: String, in folder: String) throws(Files.Failure) -> String {
        let numbers = (FileList.fileNames(in: folder) ?? []).compactMap { Int($0.prefix { $0.isNumber }) }
        let number = (numbers.max() ?? 0) + 1
        let name = "\(number < 10 ? "0" : "")\(number)-\(fileName(of: title)).swift"
        try Files.write(folder + "/" + name, templateText(number, title))
        return name
    }

    private static func fileName(of title: String) -> String {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "lesson" : words.joined(separator: "-")
    }

    private static let imports = "import RxSwift"

    static func templateText(_ number: Int, _ title: String) -> String {
        """
        /*:
         # \(number)  \(title)

         Say in one paragraph what the reader will learn.
         */
        \(imports)

        /// Prints a name and a number. The first sentence of a helper is shown in
        /// the first step that uses it.
        func report(_ name: String, _ number: Int) { print(name, number) }
        /*:
         ## A section

         Say what the example does, before it runs.
         */
        //: > Guess: Which numbers pass the filter?
        //: > Answer: 2 4
        example(of: "even numbers") {
            let numbers = Observable.of(1, 2, 3, 4)

            _ = numbers
                .filter { $0.isMultiple(of: 2) }
                .subscribe(onNext: { report("even:", $0) })
        }
        /* Prints:
        --- Example of: even numbers ---
        even: 2
        even: 4
        */
        //: Say why, after it has run.
        //: > Try: :explain Observable.of(1, 2).filter { $0 > 1 }

        /*:
         ## Challenge: Only large numbers

         Finish `large(_:)`: it keeps the numbers above 10.
         */
        //: > Hint: Which operator decides about each element?
        //: > Hint: `filter { $0 > 10 }`
        /* Starter:
        func large(_ numbers: Observable<Int>) -> Observable<Int> {
            numbers
        }
        */
        //: ### Solution
        func large(_ numbers: Observable<Int>) -> Observable<Int> {
            numbers.filter { $0 > 10 }
        }

        example(of: "Challenge: Only large numbers") {
            _ = large(.of(5, 20)).subscribe(onNext: { print($0) })
        }
        /* Prints:
        --- Example of: Challenge: Only large numbers ---
        20
        */
        /* Judge: small numbers are dropped
        _ = large(.of(1, 2, 30)).subscribe(onNext: { print($0) })
        Prints:
        30
        Says: 1 and 2 are not above 10
        */
        /* Judge: 10 is not large
        _ = large(.of(10, 11)).subscribe(onNext: { print($0) })
        Prints:
        11
        Says: 10 is not above 10
        */
        /*:
         ## What to keep

         - Three to six lines that the reader should remember.
         */

        """
    }
}
