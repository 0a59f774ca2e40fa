#import <UIKit/UIKit.h>

@interface ForumAPI : NSObject
- (void)postsWithHandler:(void (^)(NSArray *posts))handler;
- (void)postsBefore:(id)post handler:(void (^)(NSArray *posts))handler;
@end

@interface ForumViewController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@property (nonatomic, copy) NSArray *posts;
@property (nonatomic, strong) ForumAPI *api;
@end

@implementation ForumViewController

- (IBAction)reloadTapped:(id)sender {
    [self.spinner startAnimating];
    [self.api postsWithHandler:^(NSArray *posts) {
        [self.spinner stopAnimating];
        self.posts = posts;
        [self.tableView reloadData];
    }];
}

- (void)loadOlder {
    [self.api postsBefore:self.posts.firstObject handler:^(NSArray *older) {
        self.posts = [older arrayByAddingObjectsFromArray:self.posts];
        [self.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.posts.count;
}

@end
