/// The style and script of every page.
extension HTMLPage {
    static let style = """
        :root{color-scheme:light dark;--ground:#ffffff;--ink:#1b1f24;--quiet:#57606a;--plane:#f4f5f7;--mark:#fff3bf;--link:#0550ae;\
        --kw:#8250df;--st:#116329;--nu:#0550ae;--ty:#953800}
        @media(prefers-color-scheme:dark){:root{--ground:#0d1117;--ink:#e6edf3;--quiet:#9aa4af;--plane:#161b22;--mark:#4d3d00;\
        --link:#79c0ff;--kw:#d2a8ff;--st:#7ee787;--nu:#79c0ff;--ty:#ffa657}}
        body{margin:0 auto;max-width:56rem;padding:1rem 1.2rem 6rem;background:var(--ground);color:var(--ink);\
        font:1rem/1.55 system-ui,sans-serif}
        h1{line-height:1.2}h2{margin-top:3rem}h3{margin-top:2rem}a{color:var(--link)}
        nav{display:flex;gap:1.2rem;flex-wrap:wrap;font-size:.9rem}nav+main nav,main nav{margin-top:3rem}
        pre,code,samp{font:.87rem/1.5 ui-monospace,Menlo,Consolas,monospace}
        pre{background:var(--plane);border-radius:6px;padding:.7rem .9rem;overflow-x:auto;margin:.6rem 0}
        .out{border-left:3px solid var(--quiet);border-radius:0 6px 6px 0}
        .kw{color:var(--kw)}.st{color:var(--st)}.nu{color:var(--nu)}.ty{color:var(--ty)}.co{color:var(--quiet)}
        .now{background:var(--mark);box-shadow:0 0 0 2px var(--mark)}.later{visibility:hidden}
        figure{margin:1rem 0}.scroll{overflow-x:auto}.help,summary{color:var(--quiet);font-size:.9rem}
        .walk{display:flex;gap:.5rem;align-items:center;flex-wrap:wrap}.walk[hidden]{display:none}
        .walk input{flex:1 1 16rem}.walk output{flex:1 1 100%;min-height:1.6em;color:var(--quiet)}
        @media print{.walk,nav,.help{display:none}}
        """

    /// At the end of the slider everything is drawn, as without scripts.
    static let script = """
        (() => {
          const walks = [];
          for (const walk of document.querySelectorAll(".walk")) {
            const part = walk.closest("section");
            const moments = JSON.parse(part.querySelector("figure script").textContent);
            const marks = part.querySelectorAll("[data-n]"), lines = part.querySelectorAll("[data-line]");
            const [slider, said] = [walk.querySelector("input"), walk.querySelector("output")];
            const [back, on] = walk.querySelectorAll("button");
            const show = place => {
              const end = moments.length, moment = moments[place - 1];
              const now = place >= end ? Infinity : moment ? moment.n : 0;
              for (const mark of marks) mark.classList.toggle("later", Number(mark.dataset.n) > now);
              for (const line of lines)
                line.classList.toggle("now", !!moment && moment.lines.includes(Number(line.dataset.line)));
              said.textContent = moment ? moment.says : "before the first event";
              slider.value = place;
              slider.setAttribute("aria-valuetext", said.textContent);
            };
            const step = by => show(Math.max(0, Math.min(moments.length, Number(slider.value) + by)));
            slider.max = moments.length;
            slider.value = moments.length;
            slider.addEventListener("input", () => show(Number(slider.value)));
            back.addEventListener("click", () => step(-1));
            on.addEventListener("click", () => step(1));
            walk.hidden = false;
            walks.push({ part, step });
          }
          for (const help of document.querySelectorAll(".help")) help.hidden = false;
          // Without a focus of its own the arrow keys move the picture that is nearest to the middle of the window.
          const distance = walk => {
            const box = walk.part.querySelector("figure").getBoundingClientRect();
            return box.height === 0 ? Infinity : Math.abs((box.top + box.bottom) / 2 - innerHeight / 2);
          };
          document.addEventListener("keydown", event => {
            const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (!by || !walks.length || event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "INPUT") return;
            const focused = walks.find(walk => walk.part.contains(document.activeElement));
            (focused ?? walks.reduce((a, b) => distance(b) < distance(a) ? b : a)).step(by);
            event.preventDefault();
          });
        })();
        """
}
