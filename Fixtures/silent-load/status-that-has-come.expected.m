// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface OrderService : NSObject
+ (void)ordersWithStatus:(NSString *)status completion:(void (^)(NSArray<NSString *> *orders))completion;
@end

@interface OrdersController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *orders;
@property (nonatomic, copy) NSString *lastWords;
@property (nonatomic, weak) IBOutlet UISegmentedControl *segments;
@end

@implementation OrdersController

- (IBAction)reload:(id)sender {
  [OrderService ordersWithStatus:@"" completion:^(NSArray<NSString *> *orders) {
    self.orders = orders;
    NSString *status = @"";
    if (orders.count == 0) {
      status = NSLocalizedString(@"No orders", @"");
    } else {
      status = NSLocalizedString(@"Orders are here", @"");
    }
    self.lastWords = status;
    [self.tableView reloadData];
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, status);
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.orders.count;
}

@end
