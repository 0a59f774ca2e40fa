#import <UIKit/UIKit.h>

@interface MenuViewController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSMutableArray *notices;
@end

@implementation MenuViewController

- (void)menuWillShow:(UIViewController *)menu {
    self.notices = [NSMutableArray array];
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.notices.count;
}

@end
