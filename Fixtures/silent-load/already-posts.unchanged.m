#import <UIKit/UIKit.h>

@interface ContactsViewController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *contacts;
- (void)fetchContacts:(void (^)(NSArray<NSString *> *contacts))completion;
@end

@implementation ContactsViewController

- (void)fetchContacts:(void (^)(NSArray<NSString *> *contacts))completion {
}

- (IBAction)reloadContacts:(id)sender {
    [self fetchContacts:^(NSArray<NSString *> *contacts) {
        self.contacts = contacts;
        [self.tableView reloadData];
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, nil);
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.contacts.count;
}

@end
