let day = "Mon"
switch day {
case "Sat":
case "Sun":
    print("weekend")
default:
    print("work")
}
