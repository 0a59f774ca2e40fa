#import <UIKit/UIKit.h>

@interface PickerController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSArray *results;
@end

@implementation PickerController

- (void)textFieldDidBeginEditing:(UITextField *)textField {
    self.results = [self resultsFor:@""];
    [self.tableView reloadData];
}

- (NSArray *)resultsFor:(NSString *)words {
    return @[];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.results.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [[UITableViewCell alloc] init];
}

@end
