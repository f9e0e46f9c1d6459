enum Light { case red, amber, green }

let light: Light = .yellow
