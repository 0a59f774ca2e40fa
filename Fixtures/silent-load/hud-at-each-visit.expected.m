// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface SVProgressHUD : UIView
+ (void)show;
+ (void)dismiss;
+ (void)showErrorWithStatus:(NSString *)status;
@end

@interface MemberService : NSObject
+ (void)fetchMembers:(void (^)(NSArray *members))success failure:(void (^)(NSError *error))failure;
@end

/// Lists who is here, each time that the screen is seen.
@interface MemberController : UITableViewController
@property (nonatomic, strong) NSArray *members;
@end

@implementation MemberController

- (void)viewDidAppear:(BOOL)animated {
  [super viewDidAppear:animated];
  [self refreshMembers];
}

- (void)refreshMembers {
  [SVProgressHUD show];
  [MemberService fetchMembers:^(NSArray *members) {
    [SVProgressHUD dismiss];
    self.members = members;
    [self.tableView reloadData];
    [self.refreshControl endRefreshing];
    UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                    [NSString stringWithFormat:@"Members loaded: %lu", (unsigned long)self.members.count]);
  } failure:^(NSError *error) {
    [SVProgressHUD showErrorWithStatus:error.localizedDescription];
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.members.count;
}

@end
