#import "WishListController.h"
#import "NoticeBanner.h"

@interface WishListController ()
@property (nonatomic, strong) NSMutableArray<NSString *> *wishes;
@property (nonatomic, strong) NoticeBanner *banner;
@property (nonatomic, weak) IBOutlet UITableView *tableView;
@property (nonatomic, weak) IBOutlet UITextField *wishField;
@property (nonatomic, weak) IBOutlet UILabel *statusLabel;
@property (nonatomic, weak) IBOutlet UIView *rulesView;
@end

@implementation WishListController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.wishes = [NSMutableArray array];
    self.banner = [[NoticeBanner alloc] init];
}

- (IBAction)addWish:(id)sender {
    if (self.wishField.text.length == 0)
        self.statusLabel.text = NSLocalizedString(@"WISH_EMPTY", nil);
    else {
        [self.wishes addObject:self.wishField.text];
        self.wishField.text = @"";
        [self.banner showMessage:NSLocalizedString(@"WISH_ADDED", nil) inView:self.view];
    }
}

- (IBAction)clearWishes:(id)sender {
    NSString *announcement;
    if (self.wishes.count == 0) {
        announcement = NSLocalizedString(@"NO_WISHES", nil);
    } else {
        announcement = NSLocalizedString(@"WISHES_DELETED", nil);
    }
    [self.wishes removeAllObjects];
    [self.tableView reloadData];
    self.statusLabel.text = announcement;
}

- (IBAction)showRules:(id)sender {
    self.rulesView.hidden = NO;
}

- (IBAction)hideRules:(id)sender {
    self.rulesView.hidden = YES;
    UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, sender);
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.wishes.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"wish" forIndexPath:indexPath];
    cell.textLabel.text = self.wishes[indexPath.row];
    return cell;
}

- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)style forRowAtIndexPath:(NSIndexPath *)indexPath {
    [self.wishes removeObjectAtIndex:indexPath.row];
    [tableView deleteRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationAutomatic];
}

@end
