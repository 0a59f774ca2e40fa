// fixture: --unsafe-fixes
#import <UIKit/UIKit.h>

@interface Ledger : NSObject
- (void)sumUp:(void (^)(NSString *unpaid, NSString *overdue))handler;
@end

@interface LedgerViewController : UIViewController
@property (nonatomic, strong) UILabel *unpaidTotalLabel;
@property (nonatomic, strong) Ledger *ledger;
@end

@implementation LedgerViewController

- (IBAction)refresh:(id)sender {
    _unpaidTotalLabel.text = @"Calculating …";
    [self.ledger sumUp:^(NSString *unpaid, NSString *overdue) {
        _unpaidTotalLabel.text = unpaid;
    }];
}

@end
