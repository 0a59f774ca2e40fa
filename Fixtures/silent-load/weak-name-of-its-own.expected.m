#import <UIKit/UIKit.h>

@interface TermService : UIView
+ (void)termsWithCompletion:(void (^)(NSArray *terms))completion;
@end

@interface TermController : UIViewController
@property (nonatomic, strong) NSArray *terms;
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation TermController

- (IBAction)searchTerms:(id)sender {
    __weak typeof(self) welf = self;
    [self.spinner startAnimating];
    [TermService termsWithCompletion:^(NSArray *terms) {
        [welf.spinner stopAnimating];
        welf.terms = terms;
        [welf.tableView reloadData];
        if (welf) {
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Terms found: %lu", (unsigned long)welf.terms.count]);
        }
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.terms.count;
}

@end
