#import <UIKit/UIKit.h>

@interface ContactListController : UIViewController <UITableViewDataSource>
@property (nonatomic, weak) IBOutlet UITableView *tableView;
@property (nonatomic, weak) IBOutlet UITextField *nameField;
@property (nonatomic, strong) NSMutableArray<NSString *> *contactList;
@end

@implementation ContactListController

- (IBAction)clearContacts:(UIButton *)sender {
    [self clearList];
}

- (IBAction)saveContact:(UIButton *)sender {
    [self saveItem];
}

- (NSString *)clearList {
    NSString *announcement;
    if (self.contactList.count == 0) {
        announcement = NSLocalizedString(@"NO_CONTACTS", nil);
    } else {
        announcement = NSLocalizedString(@"CONTACTS_DELETED", nil);
    }
    [self.contactList removeAllObjects];
    [self.tableView reloadData];
    return announcement;
}

- (NSString *)saveItem {
    NSString *announcement;
    if (self.nameField.text.length == 0) {
        announcement = NSLocalizedString(@"NAME_EMPTY", nil);
    } else {
        NSString *format = NSLocalizedString(@"CONTACT_ADDED", nil);
        announcement = [NSString stringWithFormat:format, self.nameField.text];
        [self.contactList addObject:self.nameField.text];
    }
    self.nameField.text = @"";
    [self.nameField resignFirstResponder];
    [self.tableView reloadData];
    return announcement;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.contactList.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"contact"];
    cell.textLabel.text = self.contactList[indexPath.row];
    return cell;
}

@end
