// Scenes and tabs: a scene delegate builds the window; a table controller of a style of its own; swipe actions.
import UIKit

class FirstViewController: UIViewController {
    private let label = UILabel()
    private let stepper = UIStepper()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        title = "Count"
        let stack = UIStackView(arrangedSubviews: [label, stepper])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 16
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        ])
        stepper.addTarget(self, action: #selector(stepped), for: .valueChanged)
        stepped()
    }
    @objc func stepped() {
        label.text = "Count: \(Int(stepper.value))"
        navigationController?.tabBarItem.badgeValue = stepper.value > 0 ? "\(Int(stepper.value))" : nil
    }
}
class SettingsViewController: UITableViewController {
    private let options = ["Sound", "Vibration", "Dark mode"]
    init() { super.init(style: .grouped) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Settings"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        navigationItem.leftBarButtonItem = editButtonItem
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return options.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = options[indexPath.row]
        let toggle = UISwitch()
        toggle.isOn = indexPath.row == 0
        cell.accessoryView = toggle
        return cell
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { return "General" }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let mute = UIContextualAction(style: .normal, title: "Mute") { _, _, done in
            print("muted", indexPath.row)
            done(true)
        }
        mute.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [mute])
    }
}
class MainTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tabBar.tintColor = .systemPurple
        let first = UINavigationController(rootViewController: FirstViewController())
        first.tabBarItem = UITabBarItem(title: "Count", image: UIImage(systemName: "number"), tag: 0)
        let settings = UINavigationController(rootViewController: SettingsViewController())
        settings.tabBarItem = UITabBarItem(title: "Settings", image: UIImage(systemName: "gear"), selectedImage: nil)
        viewControllers = [first, settings]
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        tabBar.standardAppearance = appearance
    }
}
@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { return true }
    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = (scene as? UIWindowScene) else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = MainTabBarController()
        window?.makeKeyAndVisible()
    }
}

visit(
    ("start", { print(screen) }),
    ("count", { screen.find("stepper 1", as: UIStepper.self).increment() }),
    ("tab", { tap("Settings") }),
    ("settings", { print(screen) }),
    ("edit", { tap("Edit"); screen.find("table 1", as: UITableView.self).swipe(row: 1, choose: "Mute") }))
