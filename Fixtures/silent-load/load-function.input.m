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
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
	return self.routes.count;
}

@end
