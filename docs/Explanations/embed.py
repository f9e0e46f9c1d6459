#!/usr/bin/env python3
"""Writes the pages of these folders into Sources/Language/Diagnostics/Explanations, a table for each, for `:help ID`."""
import os

here = os.path.dirname(os.path.abspath(__file__))
target = os.path.join(here, "..", "..", "Sources", "Language", "Diagnostics", "Explanations")
for folder in sorted(f for f in os.listdir(here) if os.path.isdir(os.path.join(here, f))):
    names = sorted(f[:-3] for f in os.listdir(os.path.join(here, folder)) if f.endswith(".md"))
    with open(os.path.join(target, folder + "Pages.swift"), "w", encoding="utf-8") as out:
        out.write("// swift-format-ignore-file\n")
        out.write("// Made from docs/Explanations/%s by embed.py there; run it again after a change.\n\n" % folder)
        out.write("extension ExplanationPages {\n    static let %s: [String: String] = [\n" % folder.lower())
        for name in names:
            with open(os.path.join(here, folder, name + ".md"), encoding="utf-8") as page:
                text = page.read().rstrip("\n")
            out.write('        "%s": ##"""\n' % name)
            for line in text.split("\n"):
                out.write(("            " + line).rstrip() + "\n")
            out.write('            """##,\n')
        out.write("    ]\n}\n")
