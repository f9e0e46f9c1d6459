let open = #/(a/#
let nothing = #/a|*b/#
let twice = #/(?<n>a)(?<n>b)/#
let order = #/[z-a]/#
let end = #/abc
