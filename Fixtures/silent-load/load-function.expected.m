#import <UIKit/UIKit.h>

@interface RouteListController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *routes;
@property (nonatomic, copy) NSArray<NSString *> * (^planner)(void);
@end

@implementation RouteListController

- (void)loadRoutes
{
	self.routes = self.planner();
	[self.tableView reloadData];
	UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
	                                [NSString stringWithFormat:@"Routes loaded: %lu", (unsigned long)self.routes.count]);
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
	return self.routes.count;
}

@end
