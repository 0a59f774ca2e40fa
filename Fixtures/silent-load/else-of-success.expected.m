#import <UIKit/UIKit.h>

@interface ReceiptService : NSObject
- (void)fetchWithHandler:(void (^)(NSArray *found, NSError *answerError))handler;
@end

@interface ReceiptsController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *tableView;
@property (nonatomic, strong) NSArray *receipts;
@property (nonatomic, strong) ReceiptService *service;
@end

@implementation ReceiptsController

- (IBAction)loadReceipts:(id)sender {
    [self.service fetchWithHandler:^(NSArray *found, NSError *answerError) {
        if (!answerError) {
            self.receipts = found;
            [self.tableView reloadData];
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                            [NSString stringWithFormat:@"Receipts loaded: %lu", (unsigned long)self.receipts.count]);
            [self open:found];
        } else {
            self.receipts = nil;
            [self.tableView reloadData];
        }
    }];
}

- (void)open:(NSArray *)found {
    NSLog(@"%@", found);
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.receipts.count;
}

@end
