// The list is shown when the answer is there.
import Foundation
import Photos
import UIKit

PHPhotoLibrary.requestAuthorization { status in
    DispatchQueue.main.async { print(status == .authorized ? "photos" : "no photos") }
}
choose("Allow Access to All Photos")
