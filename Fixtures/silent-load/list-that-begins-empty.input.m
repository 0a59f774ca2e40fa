// fixture: --ios 16.0
#import <UIKit/UIKit.h>

@interface LibraryService : NSObject
+ (void)fetchLibraries:(void (^)(NSArray *libraries, NSError *error))completion;
+ (NSArray *)keptLibraries;
@end

@interface LibrariesController : UITableViewController
@property (nonatomic, strong) NSArray *libraries;
@end

@implementation LibrariesController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.libraries = @[];
  [self.tableView reloadData];
  self.refreshControl = [[UIRefreshControl alloc] init];
  [self.refreshControl beginRefreshing];
  [LibraryService fetchLibraries:^(NSArray *libraries, NSError *error) {
    if (libraries) {
      self.libraries = libraries;
      [self.tableView reloadData];
    }
    [self.refreshControl endRefreshing];
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.libraries.count;
}

@end
