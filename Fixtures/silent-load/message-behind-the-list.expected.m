#import <UIKit/UIKit.h>

@interface BillsViewController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSArray *arrAddress;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@property (nonatomic, strong) UIView *noDataView;
- (void)fetch:(void (^)(NSInteger code, NSArray *found))done;
@end

@implementation BillsViewController

- (void)loadAddresses {
    [self.spinner startAnimating];
    [self fetch:^(NSInteger code, NSArray *found) {
        [self.spinner stopAnimating];
        if (code == 200) {
            self.arrAddress = found;
            [self.tableView reloadData];
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Addresses loaded: %lu", (unsigned long)self.arrAddress.count]);
        } else if (code == 204) {
            self.arrAddress = found;
            self.tableView.backgroundView = self.noDataView;
            [self.tableView reloadData];
        }
    }];
}

- (void)refreshAddresses {
    [self.spinner startAnimating];
    [self fetch:^(NSInteger code, NSArray *found) {
        [self.spinner stopAnimating];
        self.arrAddress = found;
        if (code == 500) {
            [self showAlertWithMessage:@"Try again later"];
        }
        [self.tableView reloadData];
    }];
}

- (void)showAlertWithMessage:(NSString *)message {
    [[[UIAlertView alloc] initWithTitle:nil message:message delegate:nil cancelButtonTitle:@"OK" otherButtonTitles:nil] show];
}

- (void)fetch:(void (^)(NSInteger code, NSArray *found))done {
    dispatch_async(dispatch_get_main_queue(), ^{
        done(200, @[]);
    });
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.arrAddress.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
    return [tableView dequeueReusableCellWithIdentifier:@"Address" forIndexPath:path];
}

@end
