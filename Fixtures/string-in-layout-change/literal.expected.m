#import <UIKit/UIKit.h>

void DIDSortList(NSString *order) {
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"List sorted");
}
