// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface ExhibitController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *exhibits;
@property (nonatomic, copy) NSArray<NSArray<NSString *> *> *exhibitsByFloor;
@end

@implementation ExhibitController

- (IBAction)floorChanged:(UISegmentedControl *)sender {
    self.exhibits = self.exhibitsByFloor[sender.selectedSegmentIndex];
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.exhibits.count;
}

@end
