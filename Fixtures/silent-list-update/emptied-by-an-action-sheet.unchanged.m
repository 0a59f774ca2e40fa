// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface VisitStore : NSObject
- (void)forgetVisits;
@end

@interface VisitsViewController : UITableViewController <UIActionSheetDelegate>
@property (nonatomic, strong) NSArray *visits;
@property (nonatomic, strong) VisitStore *store;
@end

@implementation VisitsViewController

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return self.visits.count;
}

- (void)actionSheet:(UIActionSheet *)actionSheet clickedButtonAtIndex:(NSInteger)buttonIndex
{
    if (buttonIndex == actionSheet.cancelButtonIndex) {
        return;
    }
    [self.store forgetVisits];
    self.visits = nil;
    [[NSOperationQueue mainQueue] addOperationWithBlock:^{
        [self.tableView reloadData];
    }];
}

@end
