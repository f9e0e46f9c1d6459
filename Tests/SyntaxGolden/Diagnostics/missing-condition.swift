if { print(1) }
while { print(2) }
switch { default: break }
