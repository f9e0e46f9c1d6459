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
    package var output: String
    package var complain: (String) -> Void
    /// Receives error messages in whole lines.
    package var report: (StyledText) -> Void
    package var width = 80
    package var drawingStyle = DrawingStyle()

    package init(
        path: String, output: String, complain: @escaping (String) -> Void, report: @escaping (StyledText) -> Void
    ) {
        (self.path, self.output, self.complain, self.report) = (path, output, complain, report)
    }

    /// Exports the file and returns the exit code.
    package func run() -> Int32 {
        if FileList.names(in: path) != nil { return site() }
        guard let form = ExportModelForm.of(output) else {
            complain("export writes files ending in \(ExportModelForm.fileExtensions), not '\(output)'")
            return 64
        }
        let text: String
        do { text = try Files.readText(path) } catch {
            complain("cannot read \(path): \(error.reason)")
            return 66
        }
        if path.hasSuffix(".session"), form.fileExtension == ".svg" {
            let drawing = TerminalDrawing(TypedSession(text, path: path).terminalRecording, style: drawingStyle)
            return write(drawing.svgText(title: FileList.name(of: path)), to: output)
        }
        do {
            return write(form.render(try ExportModel.of(text, path: path, width: width), drawingStyle), to: output)
        } catch {
            return fail(error)
        }
    }

    private func fail(_ failure: ExportFailure) -> Int32 {
        switch failure {
        case .ended(let text, let status):
            report(text)
            return status
        }
    }

    private func write(_ text: String, to file: String) -> Int32 {
        do { try Files.write(file, text) } catch {
            complain("cannot write \(file): \(error.reason)")
            return 74
        }
        return 0
    }

    // MARK: A site

    private func site() -> Int32 {
        guard let course = Course(folder: path) else {
            complain("no lessons in \(path)")
            return 66
        }
        do { try Files.makeDirectory(output) } catch {
            complain("cannot write \(output): \(error.reason)")
            return 74
        }
        let folder = output.hasSuffix("/") ? output : output + "/"
        let numbers = course.numbers
        for (index, number) in numbers.enumerated() {
            guard let lesson = course.lesson(number), let file = course.file(number) else { continue }
            var links = [HTMLPage.Link(file: "index.html", text: "All lessons")]
            if index > 0 { links.append(link(to: numbers[index - 1], course, "← ")) }
            if index + 1 < numbers.count { links.append(link(to: numbers[index + 1], course, "", " →")) }
            let account: ExportModel
            do { account = try ExportModel.of(lesson.text, path: file, width: width) } catch { return fail(error) }
            let status = write(HTMLPage(account, links: links).htmlText(), to: folder + page(of: number, course))
            if status != 0 { return status }
        }
        return write(index(course), to: folder + "index.html")
    }

    private func page(of number: Int, _ course: Course) -> String {
        let name = FileList.name(of: course.file(number) ?? "")
        return (name.hasSuffix(".swift") ? String(name.dropLast(6)) : name) + ".html"
    }

    private func link(to number: Int, _ course: Course, _ before: String, _ behind: String = "") -> HTMLPage.Link {
        HTMLPage.Link(
            file: page(of: number, course), text: "\(before)\(number)  \(course.lesson(number)?.title ?? "")\(behind)")
    }

    private func index(_ course: Course) -> String {
        let rows = course.numbers.map { number in
            let intro =
                course.lesson(number).map {
                    HTMLProse.html($0.intro.allLines.prefix { !$0.trimmingSpaces.isEmpty }.joined(separator: "\n"))
                } ?? ""
            let title = course.lesson(number)?.title ?? ""
            return """
                <section>
                <h2><a href="\(escaped(page(of: number, course)))">\(number)  \(escaped(title))</a></h2>
                \(intro)
                </section>
                """
        }
        let body = "<h1>Lessons</h1>\n" + rows.joined(separator: "\n")
        return HTMLPage.document(title: "Lessons", body: body)
    }
}
