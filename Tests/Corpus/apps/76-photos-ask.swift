// Photos: fetching before anybody was asked makes the system ask, and gives nothing that time.
import Photos
import UIKit

show(UIViewController())
print(PHAsset.fetchAssets(with: .image, options: nil).count)
print("\(screen)".contains("photos"))
choose("Allow Access to All Photos")
print(PHAsset.fetchAssets(with: .image, options: nil).count)
