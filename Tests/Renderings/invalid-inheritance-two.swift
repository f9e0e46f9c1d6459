class Animal {}
class Machine {}
class RobotDog: Animal, Machine {}
