#import <UIKit/UIKit.h>

@interface WallClient : NSObject
- (void)loadWall:(void (^)(NSArray<NSDictionary *> *entries))completion;
@end

@interface WallViewController : UITableViewController
@property (nonatomic) NSMutableArray *authors;
@property (nonatomic) NSMutableArray *pictures;
@property (nonatomic) NSMutableArray *comments;
@property (nonatomic) WallClient *client;
@end

@implementation WallViewController

- (IBAction)refresh:(UIRefreshControl *)sender {
    [self.client loadWall:^(NSArray<NSDictionary *> *entries) {
        self.authors = [NSMutableArray array];
        self.pictures = [NSMutableArray array];
        self.comments = [NSMutableArray array];
        for (NSUInteger index = 0; index < entries.count; index++) {
            NSDictionary *entry = entries[index];
            [self.authors addObject:entry[@"author"]];
            [self.pictures addObject:entry[@"picture"]];
            [self.comments addObject:entry[@"comments"]];
        }
        [sender endRefreshing];
        [self.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.authors.count;
}

@end
