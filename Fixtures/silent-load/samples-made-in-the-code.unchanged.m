#import <UIKit/UIKit.h>

@interface AllergyController : UITableViewController {
    NSArray *listOfObjects;
}
@end

@implementation AllergyController

- (void)loadData {
    NSMutableArray *samples = [NSMutableArray array];
    [samples addObject:@"Pollen"];
    [samples addObject:@"Nuts"];
    listOfObjects = samples;
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return listOfObjects.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [[UITableViewCell alloc] init];
}

@end
