#!/usr/bin/env python3
"""Writes the pages of this folder into Sources/Language/Diagnostics/Explanations.swift, for `:help ID`."""
import os

here = os.path.dirname(os.path.abspath(__file__))
target = os.path.join(here, "..", "..", "Sources", "Language", "Diagnostics", "Explanations.swift")
names = sorted(f[:-3] for f in os.listdir(here) if f.endswith(".md"))
with open(target, "w", encoding="utf-8") as out:
    out.write("// swift-format-ignore-file\n// Made from docs/Explanations by embed.py there; run it again after a change.\n\n")
    out.write("/// The page behind an id of a diagnostic; nil where there is none.\n")
    out.write("public func explanation(of id: String) -> String? { explanationPages[id] }\n\n")
    out.write("/// Ids that have a page.\npublic var explainedIDs: [String] { explanationPages.keys.sorted() }\n\n")
    out.write("private let explanationPages: [String: String] = [\n")
    for name in names:
        with open(os.path.join(here, name + ".md"), encoding="utf-8") as page:
            text = page.read().rstrip("\n")
        out.write('    "%s": ##"""\n' % name)
        for line in text.split("\n"):
            out.write(("        " + line).rstrip() + "\n")
        out.write('        """##,\n')
    out.write("]\n")
