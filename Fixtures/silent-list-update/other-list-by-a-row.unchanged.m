#import <UIKit/UIKit.h>

@interface WelcomeViewController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *current;
@property (nonatomic, copy) NSArray<NSString *> *signUp;
@property (nonatomic, copy) NSArray<NSString *> *logIn;
@end

@implementation WelcomeViewController

// How many rows a form has nobody wants to know.
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    if (indexPath.row == 0) {
        self.current = self.signUp;
    } else {
        self.current = self.logIn;
    }
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.current.count;
}

@end
