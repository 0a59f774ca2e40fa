// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface Stations : NSObject
+ (NSArray *)stationsOfGroup:(NSString *)group;
@end

/// Lists stations by groups; another group takes the place of the one before.
@interface StationsController : UITableViewController
@property (nonatomic, strong) NSArray *stations;
@end

@implementation StationsController

- (IBAction)showGroup:(UIButton *)sender {
  self.stations = [Stations stationsOfGroup:sender.currentTitle];
  [self.tableView reloadData];
  NSString *announcement = [NSString stringWithFormat:@"Stations shown: %lu", (unsigned long)self.stations.count];
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
  });
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.stations.count;
}

@end
