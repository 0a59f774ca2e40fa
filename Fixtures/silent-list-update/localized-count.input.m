#import <UIKit/UIKit.h>

@interface FerryViewController : UITableViewController
@property (nonatomic, copy) NSArray<NSString *> *allFerries;
@property (nonatomic, copy) NSArray<NSString *> *ferries;
@end

@implementation FerryViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = NSLocalizedString(@"Ferries", @"Title of the list");
}

- (IBAction)searchFerries:(UIButton *)sender {
    self.ferries = self.allFerries;
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.ferries.count;
}

@end
