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
    NSString *announcement = [NSString stringWithFormat:@"Exhibits shown: %lu", (unsigned long)self.exhibits.count];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.exhibits.count;
}

@end
