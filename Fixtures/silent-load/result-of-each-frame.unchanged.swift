import UIKit

final class PlantFinderViewController: UIViewController {
    @IBOutlet private var tableView: UITableView!
    private var plants: [Plant] = []
    private var isBusy = false
    private var request: VNRequest?

    func camera(_ camera: FrameCamera, didTake frame: CVPixelBuffer) {
        guard !isBusy, let request = request else { return }
        isBusy = true
        try? VNImageRequestHandler(cvPixelBuffer: frame).perform([request])
    }

    func visionRequestDidComplete(request: VNRequest, error: Error?) {
        guard let found = request.results as? [Plant] else { return }
        plants = found
        DispatchQueue.main.async {
            self.tableView.reloadData()
            self.isBusy = false
        }
    }
}

extension PlantFinderViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        plants.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

struct Plant {}

@MainActor
final class VNRequest {
    var results: [Any]?
}

final class CVPixelBuffer {}

final class FrameCamera {}

@MainActor
final class VNImageRequestHandler {
    init(cvPixelBuffer: CVPixelBuffer) {}
    func perform(_ requests: [VNRequest]) throws {}
}
