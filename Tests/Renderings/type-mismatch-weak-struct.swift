struct Owner { var name: String }

class Pet {
    weak var owner: Owner?
}
