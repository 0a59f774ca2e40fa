// error: expected expression
#import <UIKit/UIKit.h>
void f(UITableView *t, BOOL x) {
  if (x)
    [t reloadData];
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, @"Done");
  else
    [t setNeedsLayout];
}
