import Assist
import SessionCore
import Timeline

/// Exports a model as slides: code on the left, diagram and output on the right. Keys step through the events.
package struct HTMLDeck {
    private let page: HTMLPage
    private let style: DrawingStyle

    package init(_ account: ExportModel, style: DrawingStyle = DrawingStyle()) {
        self.style = style
        page = HTMLPage(account, style: style)
    }

    package func htmlText() -> String {
        let account = page.model
        var slides: [String] = []
        if !account.intro.isEmpty || account.chapters.count > 1 {
            slides.append(
                slideHTML("<h1>\(escaped(account.title))</h1>", HTMLProse.html(account.intro), "", isTitle: true))
        }
        for chapter in account.chapters {
            let title = chapter.title.isEmpty ? (account.chapters.count > 1 ? "" : account.title) : chapter.title
            let code = chapter.code.isEmpty ? "" : HTMLDeck.fittedSlide(page.codeHTML(chapter), chapter.code)
            var right: [String] = []
            if let picture = chapter.picture {
                let figure = page.figureHTML(picture, chapter, width: HTMLDeck.pictureWidth)
                right.append(HTMLDeck.isTallFigure(figure) ? "<div class=\"tall\">\(figure)</div>" : figure)
            }
            if let screen = chapter.screen { right.append(page.phoneHTML(screen)) }
            if !chapter.output.isEmpty { right.append(page.outputHTML(chapter)) }
            let prose = chapter.prose.isEmpty ? "" : HTMLProse.html(chapter.prose)
            slides.append(
                slideHTML(
                    title.isEmpty ? "" : "<h2>\(escaped(title))</h2>", prose + code, right.joined(separator: "\n")))
        }
        let help = """
            <p class="help">→ or Space: next event, then the next slide. ← back. ↓ ↑ Page Down, Page Up: slides. P plays.</p>
            """
        return HTMLPage.document(
            title: account.title, body: slides.joined(separator: "\n") + "\n" + help, script: HTMLDeck.script,
            theme: style.theme, look: HTMLDeck.stylesheet,
            data: EmbeddedSession.scriptElement(holding: account.source, json: HTMLPage.jsonString))
    }

    private func slideHTML(_ head: String, _ left: String, _ right: String, isTitle: Bool = false) -> String {
        let body = right.isEmpty ? left : "<div class=\"left\">\(left)</div>\n<div class=\"right\">\(right)</div>"
        let names = (isTitle ? " title" : "") + (right.isEmpty ? " single" : "")
        return "<section class=\"slide\(names)\">\n\(head)\n<div class=\"body\">\(body)</div>\n</section>"
    }

    /// The width of a drawing in points, before it is enlarged to half the slide.
    private static let pictureWidth = 560

    /// Returns true if a drawing would be too small to read at the height of a slide. It is then scrolled instead.
    private static func isTallFigure(_ figure: String) -> Bool {
        guard let start = figure.firstRange(of: " height=\"")?.upperBound else { return false }
        return (Double(figure[start...].prefix { $0 != "\"" }) ?? 0) > Double(pictureWidth)
    }

    /// Returns the code with its number of columns, on which the font size depends.
    private static func fittedSlide(_ html: String, _ code: String) -> String {
        let columns = code.splitLines.reduce(40) { max($0, $1.count) }
        return "<div class=\"fitted\" style=\"--columns:\(columns)\">\(html)</div>"
    }

    private static let stylesheet = """

        body{max-width:none;padding:0}main{margin:0}h2{margin-top:0}
        .slide{box-sizing:border-box;padding:2.5vh 3vw;min-height:100vh;font-size:1.35rem}
        .slide .body{display:grid;grid-template-columns:minmax(0,9fr) minmax(0,11fr);gap:2vw;align-items:start}
        .single .body{display:block;max-width:60rem}.title{align-content:center}.slide pre,.slide code,.slide samp{font-size:1.15rem}
        .slide svg{width:100%;height:auto;max-height:52vh}.fitted pre,.fitted code{font-size:clamp(.85rem,calc(41vw / (var(--columns) * .62)),1.3rem)}
        .slide .phone{margin:0;text-align:center}.slide .phone img{width:auto;max-width:100%;max-height:74vh}
        .tall .scroll{max-height:56vh;overflow:auto}.slide .tall svg{max-height:none}
        .slide .fitted pre code{font-size:inherit;white-space:pre-wrap}.slide figure details{display:none}.slide .out{max-height:16vh;overflow-y:auto}
        .shown .slide{display:none}.shown .slide.here{display:block}.shown .slide.title.here{display:grid}
        .shown .help{position:fixed;bottom:.4rem;right:1rem;margin:0;opacity:.6}
        .place{position:fixed;bottom:.4rem;left:1rem;color:var(--quiet);font-size:.9rem}
        @media print{.shown .slide{display:block;break-after:page}.place{display:none}}
        """

    /// A script that handles the keys of a presenter's remote control.
    private static let script =
        HTMLPage.sliderScript + """

            const slides = [...document.querySelectorAll(".slide")];
            const walk = () => walks.find(walk => walk.part === slides[here]);
            const at = document.createElement("p");
            at.className = "place";
            document.body.append(at);
            document.body.classList.add("shown");
            let here = Math.min(slides.length, Math.max(1, Number(location.hash.slice(1)) || 1)) - 1;
            const open = (index, isBack) => {
              walk()?.stop();
              here = Math.max(0, Math.min(slides.length - 1, index));
              slides.forEach((slide, number) => slide.classList.toggle("here", number === here));
              walk()?.show(isBack ? walk().end : 0);
              at.textContent = `${here + 1} / ${slides.length}`;
              history.replaceState(null, "", "#" + (here + 1));
            };
            const step = by => {
              const own = walk(), next = own ? own.place() + by : -1;
              if (own && next >= 0 && next <= own.end) return own.step(by);
              if (here + by >= 0 && here + by < slides.length) open(here + by, by < 0);
            };
            document.addEventListener("keydown", event => {
              if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "SELECT") return;
              const keys = {
                ArrowRight: () => step(1), " ": () => step(1), ArrowLeft: () => step(-1), Backspace: () => step(-1),
                PageDown: () => open(here + 1), ArrowDown: () => open(here + 1), PageUp: () => open(here - 1),
                ArrowUp: () => open(here - 1), Home: () => open(0), End: () => open(slides.length - 1),
                p: () => walk()?.play(),
              };
              if (!keys[event.key]) return;
              keys[event.key]();
              event.preventDefault();
            });
            open(here);
            """
}
