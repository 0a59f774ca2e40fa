#import <UIKit/UIKit.h>

@interface Weighing : NSObject
- (double)total;
@end

@interface ScaleViewController : UIViewController
@property (nonatomic, strong) UILabel *resultLabel;
@property (nonatomic, strong) NSMutableArray<Weighing *> *weighings;
@property (nonatomic, strong) NSString *digits;
@end

@implementation ScaleViewController

// Only the last text is seen.
- (IBAction)finish:(id)sender {
    if (self.weighings.count == 0) {
        self.digits = @"";
        self.resultLabel.text = @"Nothing was weighed";
    }
    if (self.weighings.count == 0) {
        self.digits = @"";
    } else if (self.weighings.count > 1) {
        Weighing *last = self.weighings[0];
        self.resultLabel.text = [NSString stringWithFormat:@"%@", last];
    } else {
        Weighing *last = self.weighings[0];
        [self.weighings removeAllObjects];
        self.resultLabel.text = [NSString stringWithFormat:@"%lf", [last total]];
    }
}

@end
