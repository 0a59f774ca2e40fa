// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface Stations : NSObject
+ (NSArray *)stationsOfGroup:(NSString *)group;
@end

/// Lists stations by groups; a group slides in where its parent was.
@interface StationsController : UITableViewController
@property (nonatomic, strong) NSArray *stations;
@end

@implementation StationsController

- (IBAction)showGroup:(UIButton *)sender {
  CATransition *transition = [CATransition animation];
  transition.type = kCATransitionPush;
  self.stations = [Stations stationsOfGroup:sender.currentTitle];
  [self.tableView.layer addAnimation:transition forKey:nil];
  [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.stations.count;
}

@end
