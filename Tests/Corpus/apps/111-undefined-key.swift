// A name without a property stops the program: "this class is not key value coding-compliant for the key".
import UIKit

final class Player: NSObject {
    @objc dynamic var volume = 1
}
let player = Player()
player.setValue(2, forKey: "volume")
print(player.volume)
player.setValue(3, forKey: "loudness")
