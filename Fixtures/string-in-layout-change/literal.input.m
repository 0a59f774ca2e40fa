#import <UIKit/UIKit.h>

void DIDSortList(NSString *order) {
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, @"List sorted");
}
