// Pages in a scroll view by frames, with a page control.
import UIKit

final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let pageControl = UIPageControl()
    private let nextButton = UIButton(type: .custom)
    private let texts = ["Plan", "Pack", "Go"]
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        scrollView.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 500)
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.bounces = false
        scrollView.delegate = self
        scrollView.contentSize = CGSize(width: view.bounds.width * CGFloat(texts.count), height: 500)
        view.addSubview(scrollView)
        for (index, text) in texts.enumerated() {
            let label = UILabel(frame: CGRect(x: CGFloat(index) * view.bounds.width, y: 200, width: view.bounds.width, height: 40))
            label.text = text
            label.textAlignment = .center
            scrollView.addSubview(label)
        }
        pageControl.frame = CGRect(x: 0, y: 600, width: view.bounds.width, height: 30)
        pageControl.numberOfPages = texts.count
        pageControl.currentPageIndicatorTintColor = .systemBlue
        pageControl.pageIndicatorTintColor = UIColor.lightGray.withAlphaComponent(0.5)
        view.addSubview(pageControl)
        nextButton.frame = CGRect(x: 100, y: 660, width: 190, height: 44)
        nextButton.setTitle("Next", for: .normal)
        nextButton.setTitleColor(UIColor.systemBlue, for: .normal)
        nextButton.addTarget(self, action: #selector(nextPage), for: .touchUpInside)
        view.addSubview(nextButton)
    }
    @objc func nextPage() {
        let page = min(pageControl.currentPage + 1, texts.count - 1)
        scrollView.setContentOffset(CGPoint(x: CGFloat(page) * view.bounds.width, y: 0), animated: true)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let page = Int(round(scrollView.contentOffset.x / view.frame.width))
        pageControl.currentPage = page
        nextButton.setTitle(page == texts.count - 1 ? "Start" : "Next", for: .normal)
    }
}

show(OnboardingViewController())
print(screen)
tap("Next")
tap("Next")
print(screen)
