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
    NSString *announcement = [NSString localizedStringWithFormat:NSLocalizedString(@"Ferries found: %lu", @"VoiceOver announcement, with a number"), (unsigned long)self.ferries.count];
    dispatch_after(dispatch_time(DISPATCH_TIME_NOW, (int64_t)(1.0 * NSEC_PER_SEC)), dispatch_get_main_queue(), ^{
        UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, announcement);
    });
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.ferries.count;
}

@end
