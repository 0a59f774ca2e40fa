#import "LoanHistoryController.h"

@interface LoanHistoryController ()
@property (nonatomic, copy) NSArray<NSString *> *titles;
@property (nonatomic, weak) IBOutlet UILabel *errorLabel;
@property (nonatomic, weak) IBOutlet UIActivityIndicatorView *spinner;
@end

@implementation LoanHistoryController

- (IBAction)reloadHistory:(id)sender {
    [self.spinner startAnimating];
    NSURLSession *session = [NSURLSession sharedSession];
    [[session dataTaskWithURL:self.historyURL completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        NSArray *titles = data ? [NSJSONSerialization JSONObjectWithData:data options:0 error:nil] : nil;
        dispatch_async(dispatch_get_main_queue(), ^{
            [self.spinner stopAnimating];
            if (titles == nil) {
                self.errorLabel.text = NSLocalizedString(@"HISTORY_UNAVAILABLE", nil);
                return;
            }
            self.titles = titles;
            [self.tableView reloadData];
        });
    }] resume];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.titles.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:@"title" forIndexPath:indexPath];
    cell.textLabel.text = self.titles[indexPath.row];
    return cell;
}

@end
