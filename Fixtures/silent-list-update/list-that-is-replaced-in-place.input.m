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
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.stations.count;
}

@end
