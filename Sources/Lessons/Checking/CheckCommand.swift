import Assist
import Commands
import Export
import Platform
import SessionCore
import StyledText

/// `rill check PATH…`: checks lessons and scripts against their expected output.
package struct CheckCommand {
    package var paths: [String]
    /// True if the actual output is written into the blocks.
    package var acceptsActualOutput = false
    /// True if the files are checked again whenever one is saved, until an interrupt.
    package var rerunsOnChange = false
    /// True if swiftc compiles the lessons, instead of the player running them.
    package var usesCompiler = false
    /// Receives the lines of the report, each with its newline.
    package var output: (StyledText) -> Void
    /// Receives error messages such as `cannot read x: no such file`.
    package var reportError: (String) -> Void

    package init(
        paths: [String], output: @escaping (StyledText) -> Void, reportError: @escaping (String) -> Void
    ) {
        (self.paths, self.output, self.reportError) = (paths, output, reportError)
    }

    /// Runs the checks and returns the exit code: 0; 1 if a result differs; 66 or 74 if a file cannot be read or
    /// written.
    package func run() -> Int32 {
        do throws(UnusableFile) {
            let files = try FileList.files(in: paths)
            if usesCompiler { return try compile(files) }
            var stamps: [String: Stamp] = [:]
            for path in files { stamps[path] = Stamp(path) }
            let status = try checkAll(files)
            if rerunsOnChange { watch(from: stamps) }
            return status
        } catch {
            reportError("cannot \(error.isWriting ? "write" : "read") \(error.failure.path): \(error.failure.reason)")
            return error.isWriting ? 74 : 66
        }
    }

    struct UnusableFile: Error {
        var failure: Files.Failure
        var isWriting = false
    }

    private func checkAll(_ files: [String]) throws(UnusableFile) -> Int32 { try reportResults(files, checkFile) }

    private func reportResults(
        _ files: [String], _ check: (String) throws(UnusableFile) -> CheckedFile
    ) throws(UnusableFile) -> Int32 {
        let begun = CheckCommand.currentMilliseconds()
        var checked: [CheckedFile] = []
        let nameColumns = files.map { FileList.fileName(of: $0).count }.max() ?? 0
        for path in files {
            let file = try check(path)
            for line in file.lines(nameColumns: nameColumns) { output(line + "\n") }
            checked.append(file)
        }
        let total = CheckTotal(files: checked, milliseconds: CheckCommand.currentMilliseconds() - begun)
        output(StyledText(total.summaryLine + "\n", total.isGood ? .success : .error))
        return total.isGood ? 0 : 1
    }

    private func compile(_ files: [String]) throws(UnusableFile) -> Int32 {
        let check: CompiledCheck
        do { check = try CompiledCheck() } catch {
            reportError("cannot compile: \(error.text)")
            return 66
        }
        return try reportResults(files) { path throws(UnusableFile) in
            let text: String
            do throws(Files.Failure) { text = try Files.readText(path) } catch { throw UnusableFile(failure: error) }
            let begun = CheckCommand.currentMilliseconds()
            let (lesson, problems) = readLesson(text, at: path)
            let found = CompiledChecker(compiledCheck: check, path: path).findings(of: lesson)
            let examples = lesson.title.isEmpty ? 1 : lesson.steps.count { $0.example != nil }
            return CheckedFile(
                name: FileList.fileName(of: path), exampleCount: examples,
                findings: (lesson.title.isEmpty ? [] : problems.map(Finding.problem)) + found,
                milliseconds: CheckCommand.currentMilliseconds() - begun)
        }
    }

    private func checkFile(_ path: String) throws(UnusableFile) -> CheckedFile {
        let text: String
        do { text = try Files.readText(path) } catch { throw UnusableFile(failure: error) }
        let begun = CheckCommand.currentMilliseconds()
        let (lesson, problems) = readLesson(text, at: path)
        let folder = FileList.folderPath(of: path)
        let isLesson = !lesson.title.isEmpty
        var findings: [Finding]
        var fresh: [Int: String] = [:]
        if isLesson {
            var checker = LessonChecker(lesson, folder: folder)
            checker.check()
            fresh = checker.actualResults
            findings = problems.map(Finding.problem) + checker.findings
        } else {
            let program: String
            do { program = try Files.readProgram(path) } catch { throw UnusableFile(failure: error) }
            findings = ScriptChecker(text: program, folder: folder).findings()
        }
        if acceptsActualOutput, !fresh.isEmpty {
            let written = ExpectedOutputUpdate.updatedText(of: lesson, with: fresh)
            if written != text {
                do { try Files.write(path, written) } catch { throw UnusableFile(failure: error, isWriting: true) }
                for line in ExpectedOutputUpdate.changeReport(of: lesson, with: fresh) {
                    output(StyledText("updated  ", .note) + StyledText("\(FileList.fileName(of: path)):\(line)\n"))
                }
            }
            findings.removeAll { $0.concernsBlock }
        }
        let time = CheckCommand.currentMilliseconds() - begun
        let examples = isLesson ? lesson.steps.count { $0.example != nil } : 1
        return CheckedFile(
            name: FileList.fileName(of: path), exampleCount: examples, findings: findings.sorted { $0.line < $1.line },
            milliseconds: time)
    }

    // MARK: Watching

    /// Repeats the checks after changes. Modification times are read before the first check, so that a file saved
    /// during the check is checked again.
    private func watch(from stamps: [String: Stamp]) {
        var known = stamps
        while true {
            SystemThread.sleep(microseconds: 200_000)
            guard let files = try? FileList.files(in: paths) else { continue }
            let changed = files.filter { known[$0] != Stamp($0) }
            for path in changed {
                // An editor may move the new file into place shortly after the change.
                SystemThread.sleep(microseconds: 20_000)
                known[path] = Stamp(path)
            }
            if !changed.isEmpty { _ = try? checkAll(changed) }
        }
    }

    private typealias Stamp = FileStatus

    static func currentMilliseconds() -> Int { SystemClock.monotonicNanoseconds / 1_000_000 }
}
