import Assist
import Commands
import Export
import SessionCore
import StyledText
import Timeline

/// `rill export PATH -o OUT`: exports a program or a lesson in the format of the extension of OUT, or a folder of
/// lessons as a site.
package struct ExportTask {
    package var path: String
    package var outputPath: String
    package var reportError: (String) -> Void
    /// Receives error messages in whole lines.
    package var reportProgress: (StyledText) -> Void
    package var width = 80
    package var drawingStyle = DrawingStyle()

    package init(
        path: String, outputPath: String, reportError: @escaping (String) -> Void,
        reportProgress: @escaping (StyledText) -> Void
    ) {
        (self.path, self.outputPath, self.reportError, self.reportProgress) = (
            path, outputPath, reportError, reportProgress
        )
    }

    /// Exports the file and returns the exit code.
    package func run() -> Int32 {
        if FileList.fileNames(in: path) != nil { return exportSite() }
        guard let form = ExportModelForm.of(outputPath) else {
            reportError("export writes files ending in \(ExportModelForm.fileExtensions), not '\(outputPath)'")
            return 64
        }
        let text: String
        do { text = try Files.readText(path) } catch {
            reportError("cannot read \(path): \(error.reason)")
            return 66
        }
        if path.hasSuffix(".session"), form.fileExtension == ".svg" {
            let drawing = TerminalDrawing(TypedSession(text, path: path).terminalRecording, style: drawingStyle)
            return write(drawing.svgText(title: FileList.fileName(of: path)), to: outputPath)
        }
        do {
            return write(form.render(try ExportModel.of(text, path: path, width: width), drawingStyle), to: outputPath)
        } catch {
            return reportFailure(error)
        }
    }

    private func reportFailure(_ failure: ExportFailure) -> Int32 {
        switch failure {
        case .ended(let text, let status):
            reportProgress(text)
            return status
        }
    }

    private func write(_ text: String, to file: String) -> Int32 {
        do { try Files.write(file, text) } catch {
            reportError("cannot write \(file): \(error.reason)")
            return 74
        }
        return 0
    }

    // MARK: A site

    private func exportSite() -> Int32 {
        guard let course = Course(folder: path) else {
            reportError("no lessons in \(path)")
            return 66
        }
        do { try Files.makeDirectory(outputPath) } catch {
            reportError("cannot write \(outputPath): \(error.reason)")
            return 74
        }
        let folder = outputPath.hasSuffix("/") ? outputPath : outputPath + "/"
        let numbers = course.lessonNumbers
        for (index, number) in numbers.enumerated() {
            guard let lesson = course.lesson(number), let file = course.filePath(number) else { continue }
            var links = [HTMLPage.Link(file: "index.html", text: "All lessons")]
            if index > 0 { links.append(linkHTML(to: numbers[index - 1], course, "← ")) }
            if index + 1 < numbers.count { links.append(linkHTML(to: numbers[index + 1], course, "", " →")) }
            let account: ExportModel
            do { account = try ExportModel.of(lesson.text, path: file, width: width) } catch {
                return reportFailure(error)
            }
            let status = write(HTMLPage(account, links: links).htmlText(), to: folder + pageName(of: number, course))
            if status != 0 { return status }
        }
        return write(indexHTML(course), to: folder + "index.html")
    }

    private func pageName(of number: Int, _ course: Course) -> String {
        let name = FileList.fileName(of: course.filePath(number) ?? "")
        return (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".html"
    }

    private func linkHTML(to number: Int, _ course: Course, _ before: String, _ behind: String = "") -> HTMLPage.Link {
        HTMLPage.Link(
            file: pageName(of: number, course),
            text: "\(before)\(number)  \(course.lesson(number)?.title ?? "")\(behind)")
    }

    private func indexHTML(_ course: Course) -> String {
        let rows = course.lessonNumbers.map { number in
            let intro =
                course.lesson(number).map {
                    HTMLProse.html($0.intro.allLines.prefix { !$0.trimmingSpaces.isEmpty }.joined(separator: "\n"))
                } ?? ""
            let title = course.lesson(number)?.title ?? ""
            return """
                <section>
                <h2><a href="\(escaped(pageName(of: number, course)))">\(number)  \(escaped(title))</a></h2>
                \(intro)
                </section>
                """
        }
        let body = "<h1>Lessons</h1>\n" + rows.joined(separator: "\n")
        return HTMLPage.document(title: "Lessons", body: body)
    }
}
