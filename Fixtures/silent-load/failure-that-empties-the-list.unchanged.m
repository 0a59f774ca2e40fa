#import <UIKit/UIKit.h>

@interface LocksViewController : UITableViewController
@property (nonatomic, strong) NSArray *locks;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation LocksViewController

- (void)loadLocks
{
    [self.spinner startAnimating];
    [[[NSURLSession sharedSession] dataTaskWithURL:[NSURL URLWithString:@"https://locks.example"] completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        if (error) {
            self.locks = @[];
        } else {
            NSDictionary *answer = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
            self.locks = answer[@"locks"];
        }
        [[NSOperationQueue mainQueue] addOperationWithBlock:^{
            [self.spinner stopAnimating];
            [self.tableView reloadData];
        }];
    }] resume];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return self.locks.count;
}

@end
