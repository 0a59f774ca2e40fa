// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface OrderService : NSObject
+ (void)ordersWithStatus:(NSString *)status completion:(void (^)(NSArray<NSString *> *orders))completion;
@end

@interface OrdersController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *orders;
@property (nonatomic, weak) IBOutlet UISegmentedControl *segments;
@end

@implementation OrdersController

- (IBAction)reload:(id)sender {
  NSString *status = @"";
  if (self.segments.selectedSegmentIndex == 0) {
    status = @"open";
  } else {
    status = @"closed";
  }
  [OrderService ordersWithStatus:status completion:^(NSArray<NSString *> *orders) {
    self.orders = orders;
    [self.tableView reloadData];
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.orders.count;
}

@end
