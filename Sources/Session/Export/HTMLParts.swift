import SessionCore
import Timeline

/// The style sheet and the script that every page contains.
extension HTMLPage {
    /// Returns the colours of a page: those of the theme; without a theme, those for the reader's light or dark mode.
    static func colourRules(_ theme: DrawingStyle.Theme) -> String {
        let light = """
            --ground:#ffffff;--ink:#1b1f24;--quiet:#57606a;--plane:#f4f5f7;--mark:#fff3bf;--link:#0550ae;\
            --kw:#8250df;--st:#116329;--nu:#0550ae;--ty:#953800
            """
        let dark = """
            --ground:#0d1117;--ink:#e6edf3;--quiet:#9aa4af;--plane:#161b22;--mark:#4d3d00;--link:#79c0ff;\
            --kw:#d2a8ff;--st:#7ee787;--nu:#79c0ff;--ty:#ffa657
            """
        let mono = """
            --ground:#ffffff;--ink:#000000;--quiet:#444444;--plane:#f4f4f4;--mark:#dddddd;--link:#000000;\
            --kw:#000000;--st:#000000;--nu:#000000;--ty:#000000
            """
        switch theme {
        case .auto:
            return "html{color-scheme:light dark;\(light)}@media(prefers-color-scheme:dark){html{\(dark)}}"
        case .light: return "html{color-scheme:light;\(light)}"
        case .dark: return "html{color-scheme:dark;\(dark)}"
        case .mono: return "html{color-scheme:light;\(mono)}"
        }
    }

    static let stylesheet = """
        body{margin:0 auto;max-width:56rem;padding:1rem 1.2rem 6rem;background:var(--ground);color:var(--ink);\
        font:1rem/1.55 system-ui,sans-serif}
        h1{line-height:1.2}h2{margin-top:3rem}h3{margin-top:2rem}a{color:var(--link)}
        nav{display:flex;gap:1.2rem;flex-wrap:wrap;font-size:.9rem}nav+main nav,main nav{margin-top:3rem}
        main .contents{margin-top:1rem}.contents ol{columns:18rem;margin:0;flex:1;padding-left:2rem}
        pre,code,samp{font:.87rem/1.5 ui-monospace,Menlo,Consolas,monospace}
        pre{background:var(--plane);border-radius:6px;padding:.7rem .9rem;overflow-x:auto;margin:.6rem 0}
        table{border-collapse:collapse;margin:.6rem 0}
        th,td{text-align:left;vertical-align:top;padding:.25rem 1.4rem .25rem 0;border-bottom:1px solid var(--plane)}
        .out{border-left:3px solid var(--quiet);border-radius:0 6px 6px 0}
        .kw{color:var(--kw)}.st{color:var(--st)}.nu{color:var(--nu)}.ty{color:var(--ty)}.co{color:var(--quiet)}
        .now{background:var(--mark);box-shadow:0 0 0 2px var(--mark)}.later{visibility:hidden}
        figure{margin:1rem 0}.scroll{overflow-x:auto}.scroll svg{max-width:100%;height:auto}
        .phone img{max-width:16rem;height:auto}
        .help,summary{color:var(--quiet);font-size:.9rem}summary{cursor:pointer}
        .walk{display:flex;gap:.5rem;align-items:center;flex-wrap:wrap}.walk[hidden]{display:none}
        .walk input{flex:1 1 16rem}.walk output{flex:1 1 100%;min-height:1.6em;color:var(--quiet)}
        @media(max-width:40rem){.scroll svg{max-width:none;min-width:34rem}}
        .guess label{display:block}.guess textarea{width:100%;box-sizing:border-box;font:.87rem ui-monospace,Menlo,Consolas,monospace}
        @media(min-width:84rem){body{max-width:100rem}.pair{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:1.5rem}\
        .pair>div:only-child{grid-column:1/-1}h1,h2,h3,main>p,section>p,section>ul,section>ol,section>table{max-width:56rem}}
        @media print{.walk,nav,.help,.guess{display:none}}
        """

    /// A script that reports if a guess is right, or which word differs, and then opens the hidden part. It compares
    /// words in the same way as the prompt.
    static let guessScript = """
        (() => {
          const words = text => {
            const all = text.toLowerCase().split(/[\\s"'`,;:()\\[\\]{}|=]+/).filter(word => word);
            return all.length === 1 && all[0] === "nothing" ? [] : all;
          };
          const difference = (guess, answer) => {
            const index = answer.findIndex((word, place) => word !== guess[place]);
            if (index < 0 && guess.length === answer.length) return "";
            if (!answer.length) return "Not quite: it prints nothing.";
            if (index < 0) return `Not quite: nothing comes after '${answer[answer.length - 1]}'.`;
            const place = `word ${index + 1} of ${answer.length}`;
            if (index >= guess.length) return `Your guess is missing '${answer[index]}' (${place}).`;
            return `Not quite: ${place} is '${answer[index]}', not '${guess[index]}'.`;
          };
          for (const form of document.querySelectorAll(".guess")) {
            const { answer, kind } = form.dataset, said = form.querySelector("output");
            form.querySelector("button").hidden = false;
            form.addEventListener("submit", event => {
              event.preventDefault();
              const guess = new FormData(form).get("guess") ?? "";
              if (!guess.trim()) return said.textContent = "Write a guess first.";
              const wrong = kind === "words" ? difference(words(guess), words(answer))
                : guess.trim() === answer ? "" : `Not quite: the answer is ${answer}`;
              said.textContent = wrong || "Your guess is right.";
              const fold = form.closest("section").querySelector(".reveal");
              if (fold) fold.open = true;
            });
          }
        })();
        """

    /// A script that adds a slider and buttons to each diagram. `show` draws the events up to a given one. The last
    /// position shows all events, like a page without scripts.
    static let sliderScript = """
        const walks = [...document.querySelectorAll(".walk")].map(box => {
          const part = box.closest("section");
          const moments = JSON.parse(part.querySelector("figure script").textContent), end = moments.length;
          const marks = part.querySelectorAll("[data-n]"), lines = part.querySelectorAll("[data-line]");
          const slider = box.querySelector("input"), said = box.querySelector("output");
          const [back, on, button] = box.querySelectorAll("button"), pace = box.querySelector("select");
          const isTimed = moments.some(moment => moment.ms > 0);
          let timer = 0;
          // If a picture is larger than its frame, the frame is scrolled to the event.
          const follow = (frame, number) => {
            const mark = [...marks].find(mark => Number(mark.dataset.n) === number && frame.contains(mark));
            if (!mark) return;
            const box = mark.getBoundingClientRect(), all = frame.getBoundingClientRect();
            if (box.left < all.left || box.right > all.right) frame.scrollLeft += box.left - all.left - all.width / 2;
            if (box.top < all.top || box.bottom > all.bottom) frame.scrollTop += box.top - all.top - all.height / 2;
          };
          const show = place => {
            const moment = moments[place - 1], now = place >= end ? Infinity : moment ? moment.n : 0;
            for (const mark of marks) mark.classList.toggle("later", Number(mark.dataset.n) > now);
            for (const line of lines)
              line.classList.toggle("now", !!moment && moment.lines.includes(Number(line.dataset.line)));
            if (moment) follow(part.querySelector(".scroll"), moment.n);
            said.textContent = moment ? moment.says : "before the first event";
            slider.value = place;
            slider.setAttribute("aria-valuetext", said.textContent);
          };
          const place = () => Number(slider.value);
          const stop = () => { clearTimeout(timer); timer = 0; button.textContent = "play"; };
          // During playback, events of one instant appear together. If no virtual time passes, each event is a step.
          const go = () => {
            if (place() >= end) return stop();
            const gap = !isTimed ? 700 : place() ? moments[place()].ms - moments[place() - 1].ms : 0;
            timer = setTimeout(() => {
              let next = place() + 1;
              while (isTimed && next < end && moments[next].ms === moments[next - 1].ms) next += 1;
              show(next);
              go();
            }, gap / Number(pace.value));
          };
          const play = () => {
            if (timer) return stop();
            if (place() >= end) show(0);
            button.textContent = "pause";
            go();
          };
          const step = by => { stop(); show(Math.max(0, Math.min(end, place() + by))); };
          slider.max = end;
          slider.value = end;
          slider.addEventListener("input", () => { stop(); show(place()); });
          back.addEventListener("click", () => step(-1));
          on.addEventListener("click", () => step(1));
          button.addEventListener("click", play);
          box.hidden = false;
          return { part, end, place, show, step, play, stop };
        });
        """

    /// If no diagram has the focus, the arrow keys control the diagram nearest to the middle of the window.
    static let lessonScript =
        sliderScript + """

            for (const help of document.querySelectorAll(".help")) help.hidden = false;
            const distance = walk => {
              const box = walk.part.querySelector("figure").getBoundingClientRect();
              return box.height === 0 ? Infinity : Math.abs((box.top + box.bottom) / 2 - innerHeight / 2);
            };
            document.addEventListener("keydown", event => {
              const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
              if (!by || !walks.length || event.altKey || event.ctrlKey || event.metaKey) return;
              if (["INPUT", "TEXTAREA", "SELECT"].includes(event.target.tagName)) return;
              const focused = walks.find(walk => walk.part.contains(document.activeElement));
              (focused ?? walks.reduce((a, b) => distance(b) < distance(a) ? b : a)).step(by);
              event.preventDefault();
            });

            """
}
