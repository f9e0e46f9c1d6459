class Thermostat {
    private(set) var degrees = 20
}

let hall = Thermostat()
hall.degrees = 25
