// The list is shown a fixed time after the question, whether the answer is there or not.
import Foundation
import Photos
import UIKit

var isAllowed = false
PHPhotoLibrary.requestAuthorization { isAllowed = $0 == .authorized }
choose("Allow Access to All Photos")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { print(isAllowed ? "photos" : "no photos") }
