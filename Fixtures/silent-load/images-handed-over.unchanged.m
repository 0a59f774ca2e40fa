#import <UIKit/UIKit.h>

@interface TrimStripView : UIView <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSArray<NSString *> *images;
@end

@implementation TrimStripView

- (void)loadImages:(NSArray<NSString *> *)images {
    self.images = images;
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.images.count;
}

@end
