#import <UIKit/UIKit.h>

@interface NSBox : NSObject
- (void)setHidden:(BOOL)hidden;
@end

@interface ReportBox : NSBox
@property (nonatomic) UIButton *retryButton;
@end

@implementation ReportBox

- (IBAction)showReport:(id)sender {
    [self.retryButton setHidden:NO];
    [self setHidden:NO];
}

- (IBAction)hideReport:(id)sender {
    [self setHidden:YES];
}

@end
