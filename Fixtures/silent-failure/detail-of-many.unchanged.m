#import <UIKit/UIKit.h>

@interface Bill : NSObject
@property (nonatomic, copy) NSString *number;
@property (nonatomic, copy) NSString *date;
@property (nonatomic, copy) NSString *time;
@property (nonatomic, copy) NSString *plan;
@property (nonatomic, copy) NSString *amount;
@property (nonatomic, copy) NSString *reason;
@property (nonatomic) BOOL isPaid;
@end

@interface BillDetailViewController : UIViewController
@property (nonatomic, strong) Bill *bill;
@property (nonatomic, strong) UILabel *numberLabel;
@property (nonatomic, strong) UILabel *dateLabel;
@property (nonatomic, strong) UILabel *timeLabel;
@property (nonatomic, strong) UILabel *planLabel;
@property (nonatomic, strong) UILabel *amountLabel;
@property (nonatomic, strong) UILabel *failedReasonLabel;
@end

@implementation BillDetailViewController

- (void)setDetail {
    self.numberLabel.text = self.bill.number;
    self.dateLabel.text = self.bill.date;
    self.timeLabel.text = self.bill.time;
    self.planLabel.text = self.bill.plan;
    self.amountLabel.text = self.bill.amount;
    if (!self.bill.isPaid) {
        self.failedReasonLabel.text = self.bill.reason;
    } else {
        self.failedReasonLabel.hidden = YES;
    }
}

@end
