import UIKit

final class GuideViewController: UIViewController {
    private var chapters: [UIViewController]?
    private var current: UIViewController?

    @IBAction private func nextChapter(_ sender: UIButton) {
        let chapter = chapters?.last ?? ChapterViewController()
        current?.view.removeFromSuperview()
        addChild(chapter)
        view.addSubview(chapter.view)
        chapter.didMove(toParent: self)
        current = chapter
    }
}

final class ChapterViewController: UIViewController {}
