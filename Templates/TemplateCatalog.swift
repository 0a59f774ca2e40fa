/// The templates as shipped, whose files are embedded in the executable.
package enum TemplateCatalog {
  /// Returns the bytes of the file behind `id`.
  package static func bytes(of id: TemplateID) -> [UInt8] {
    switch id {
    case .uikitAnnouncementPriority: PackageResources.uikit_announcement_priority_swift_template
    case .uikitAnnouncementQueued: PackageResources.uikit_announcement_queued_swift_template
    case .uikitAnnouncement: PackageResources.uikit_announcement_swift_template
    case .uikitLayoutChanged: PackageResources.uikit_layout_changed_swift_template
    case .uikitPageScrolled: PackageResources.uikit_page_scrolled_swift_template
    case .uikitScreenChanged: PackageResources.uikit_screen_changed_swift_template
    case .accessibilityAnnouncementPriority:
      PackageResources.accessibility_announcement_priority_swift_template
    case .accessibilityAnnouncement: PackageResources.accessibility_announcement_swift_template
    case .accessibilityLayoutChanged: PackageResources.accessibility_layout_changed_swift_template
    case .accessibilityPageScrolled: PackageResources.accessibility_page_scrolled_swift_template
    case .accessibilityScreenChanged: PackageResources.accessibility_screen_changed_swift_template
    case .swiftAlternative: PackageResources.swift_alternative_swift_template
    case .swiftAvailability: PackageResources.swift_availability_swift_template
    case .swiftBinding: PackageResources.swift_binding_swift_template
    case .swiftCancellation: PackageResources.swift_cancellation_swift_template
    case .swiftCondition: PackageResources.swift_condition_swift_template
    case .swiftConstant: PackageResources.swift_constant_swift_template
    case .swiftDelay: PackageResources.swift_delay_swift_template
    case .swiftMainActor: PackageResources.swift_main_actor_swift_template
    case .swiftOutcome: PackageResources.swift_outcome_swift_template
    case .swiftMainQueue: PackageResources.swift_main_queue_swift_template
    case .swiftUIOnAppear: PackageResources.swiftui_on_appear_swift_template
    case .swiftUIOnChange: PackageResources.swiftui_on_change_swift_template
    case .swiftUIOnChangeOld: PackageResources.swiftui_on_change_before_17_swift_template
    case .objectiveCAnnouncementPriority: PackageResources.objc_announcement_priority_m_template
    case .objectiveCAnnouncementQueued: PackageResources.objc_announcement_queued_m_template
    case .objectiveCAnnouncement: PackageResources.objc_announcement_m_template
    case .objectiveCAvailability: PackageResources.objc_availability_m_template
    case .objectiveCBinding: PackageResources.objc_binding_m_template
    case .objectiveCConstant: PackageResources.objc_constant_m_template
    case .objectiveCDelay: PackageResources.objc_delay_m_template
    case .objectiveCLayoutChanged: PackageResources.objc_layout_changed_m_template
    case .objectiveCMainQueue: PackageResources.objc_main_queue_m_template
    case .objectiveCPageScrolled: PackageResources.objc_page_scrolled_m_template
    case .objectiveCScreenChanged: PackageResources.objc_screen_changed_m_template
    }
  }
}
