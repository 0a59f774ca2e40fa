// fixture: --ios 16.0
import SwiftUI

struct FollowLabel: View {
    @State private var isFollowed = false

    var body: some View {
        ZStack {
            if isFollowed {
                Text("Unfollow")
                    .highPriorityGesture(TapGesture().onEnded { isFollowed = false })
            } else {
                Text("Follow")
                    .highPriorityGesture(TapGesture().onEnded { isFollowed = true })
            }
        }
    }
}
