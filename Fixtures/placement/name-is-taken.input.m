#import <UIKit/UIKit.h>

@interface RosterController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *rowers;
@property (nonatomic, copy) NSArray<NSArray<NSString *> *> *rowersByBoat;
@end

@implementation RosterController

- (IBAction)boatTapped:(UIButton *)sender {
    NSString *announcement = @"Another boat";
    NSLog(@"%@", announcement);
    self.rowers = self.rowersByBoat[sender.tag];
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.rowers.count;
}

@end
