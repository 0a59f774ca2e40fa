#import <UIKit/UIKit.h>

@interface Feed : NSObject
- (void)loadWithCompletion:(void (^)(NSArray<NSString *> *articles))completion;
- (void)loadCommentsWithCompletion:(void (^)(NSArray<NSString *> *comments))completion;
@end

@interface ArticleListController : UITableViewController
@property(nonatomic) NSArray<NSString *> *articles;
@property(nonatomic) UILabel *emptyLabel;
@property(nonatomic) Feed *feed;
@end

@implementation ArticleListController

- (IBAction)refreshArticles:(id)sender {
  [self.refreshControl beginRefreshing];
  __weak typeof(self) weakSelf = self;
  [self.feed loadWithCompletion:^(NSArray<NSString *> *articles) {
    __strong typeof(weakSelf) strongSelf = weakSelf;
    if (!strongSelf) return;
    strongSelf.articles = articles;
    [strongSelf.tableView reloadData];
    [strongSelf.refreshControl endRefreshing];
  }];
}

- (IBAction)loadComments:(id)sender {
  [self.refreshControl beginRefreshing];
  __weak typeof(self) weakSelf = self;
  [self.feed loadCommentsWithCompletion:^(NSArray<NSString *> *comments) {
    weakSelf.emptyLabel.hidden = comments.count > 0;
    weakSelf.emptyLabel.text = @"Be the first to comment";
  }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.articles.count;
}

@end
