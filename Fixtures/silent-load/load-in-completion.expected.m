#import <UIKit/UIKit.h>

@interface ContactsViewController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *contacts;
@property (nonatomic, strong) IBOutlet UIActivityIndicatorView *spinner;
- (void)fetchContacts:(void (^)(NSArray<NSString *> *contacts))completion;
@end

@implementation ContactsViewController

- (void)fetchContacts:(void (^)(NSArray<NSString *> *contacts))completion {
}

- (IBAction)reloadContacts:(id)sender {
    [self.spinner startAnimating];
    [self fetchContacts:^(NSArray<NSString *> *contacts) {
        dispatch_async(dispatch_get_main_queue(), ^{
            self.contacts = contacts;
            [self.spinner stopAnimating];
            [self.tableView reloadData];
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Contacts loaded: %lu", (unsigned long)self.contacts.count]);
        });
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.contacts.count;
}

@end
