// fixture: --ios 17.0
import SwiftUI
import UIKit

struct Dish: Hashable {
  var name = ""
}

final class Cart {
  var chosen: [Dish] = []
  func deleteDish(_ dish: Dish, _ completion: @escaping () -> Void) { completion() }
}

struct CartView: View {
  let cart: Cart
  @State private var dishes: [Dish] = []

  var body: some View {
    ScrollView {
      ForEach(dishes, id: \.self) { dish in
        Button(dish.name) {
          cart.deleteDish(dish) {
            dishes = cart.chosen
          }
        }
      }
    }
  }
}
