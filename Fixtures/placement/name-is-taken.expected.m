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
    NSString *accessibilityAnnouncement = [NSString stringWithFormat:@"Rowers shown: %lu", (unsigned long)self.rowers.count];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                        accessibilityAnnouncement);
    });
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.rowers.count;
}

@end
