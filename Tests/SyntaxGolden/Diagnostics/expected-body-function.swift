struct Door
    var isOpen = false
}
