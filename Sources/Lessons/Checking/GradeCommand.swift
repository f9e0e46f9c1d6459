import Assist
import Commands
import Export
import SessionCore
import StyledText

/// `rill grade FOLDER LESSON`: tests the files of many learners with the cases of the challenges of a lesson.
package struct GradeCommand {
    package var folder: String
    /// The number of a lesson, or the path of a file.
    package var lessonName: String
    /// The course to which the number belongs.
    package var course: Course?
    /// The path of the CSV file that is written.
    package var csvPath: String?
    package var output: (StyledText) -> Void
    package var reportError: (String) -> Void

    package init(
        folder: String, lessonName: String, course: Course?, output: @escaping (StyledText) -> Void,
        reportError: @escaping (String) -> Void
    ) {
        (self.folder, self.lessonName, self.course) = (folder, lessonName, course)
        (self.output, self.reportError) = (output, reportError)
    }

    /// A case of a challenge, as a column of the table, with the result of each learner.
    struct Column {
        var challenge: String
        var title: String
        var results: [String]
    }

    /// Tests the files and returns the exit code, which is 66 or 74 if a file cannot be read or written.
    package func run() -> Int32 {
        guard let course = Int(lessonName) == nil ? Course(file: lessonName) : course,
            let number = Int(lessonName) ?? course.lessonNumbers.first, let lesson = course.lesson(number)
        else {
            reportError("cannot read a lesson '\(self.lessonName)'")
            return 66
        }
        let names = (FileList.fileNames(in: folder) ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
            .sorted()
        guard !names.isEmpty else {
            reportError("no .swift files in \(folder)")
            return 66
        }
        var attempts: [Lesson.Code] = []
        for name in names {
            do { attempts.append(Lesson.Code(text: try Files.readText(folder + "/" + name), line: 1)) } catch {
                reportError("cannot read \(error.path): \(error.reason)")
                return 66
            }
        }
        let columns = GradeCommand.columns(lesson, folder: course.folder, attempts)
        let learners = names.map { String($0.dropLast(6)) }
        for line in GradeCommand.table(lesson, learners, columns) { output(line + "\n") }
        guard let csvPath else { return 0 }
        do { try Files.write(csvPath, GradeCommand.csvText(learners, columns)) } catch {
            reportError("cannot write \(csvPath): \(error.reason)")
            return 74
        }
        return 0
    }

    static func columns(_ lesson: Lesson, folder: String, _ attempts: [Lesson.Code]) -> [Column] {
        var columns: [Column] = []
        let texts = ReplSession.CheckedTexts()
        for step in lesson.steps {
            guard let judge = Judge(lesson, step, folder: folder, checkedTexts: texts) else { continue }
            let first = columns.count
            for attempt in attempts {
                for (index, verdict) in judge.verdicts(on: [attempt]).enumerated() {
                    if first + index == columns.count {
                        columns.append(Column(challenge: step.title, title: verdict.title, results: []))
                    }
                    columns[first + index].results.append(verdict.verdictWord)
                }
            }
        }
        return columns
    }

    static func table(_ lesson: Lesson, _ learners: [String], _ columns: [Column]) -> [StyledText] {
        var lines = [StyledText("Lesson \(lesson.number)  \(lesson.title)", .heading)]
        for (index, column) in columns.enumerated() {
            lines.append(StyledText("  \(index + 1)  \(column.challenge): \(column.title)"))
        }
        let width = learners.map { displayWidth(of: $0) }.max() ?? 0
        for (index, learner) in learners.enumerated() {
            var line = StyledText("  " + CheckedFile.padded(learner, to: width))
            let results = columns.map { $0.results[index] }
            for (number, result) in results.enumerated() {
                line.append(
                    "  \(number + 1) \(CheckedFile.padded(result, to: 7))", result == "passed" ? .success : .error)
            }
            lines.append(line + StyledText("  \(results.count { $0 == "passed" }) of \(results.count)"))
        }
        return lines
    }

    static func csvText(_ learners: [String], _ columns: [Column]) -> String {
        func cell(_ text: String) -> String {
            guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
            return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
        }
        var rows = [["learner", "challenge", "case", "result"]]
        for (index, learner) in learners.enumerated() {
            rows += columns.map { [learner, $0.challenge, $0.title, $0.results[index]] }
        }
        return rows.map { $0.map(cell).joined(separator: ",") + "\n" }.joined()
    }
}

extension Judge.Verdict {
    fileprivate var verdictWord: String {
        switch outcome {
        case .passes: "passed"
        case .differs: "failed"
        case .fails: "refused"
        case .stopped: "stopped"
        case .notRun: "not run"
        }
    }
}
