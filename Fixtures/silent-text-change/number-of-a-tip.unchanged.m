#import <UIKit/UIKit.h>

@interface HintsViewController : UIViewController
@property (nonatomic, strong) UILabel *hintLabel;
@property (nonatomic, strong) UITextView *hintTextView;
@property (nonatomic, strong) NSArray<NSString *> *hints;
@property (nonatomic, assign) NSInteger current;
@end

@implementation HintsViewController

// The number is the lesser half of what changes.
- (IBAction)nextHint {
    self.current = (self.current + 1) % self.hints.count;
    self.hintLabel.text = [NSString stringWithFormat:@"Hint %ld of %lu", (long)self.current + 1, (unsigned long)self.hints.count];
    self.hintTextView.text = self.hints[self.current];
}

@end
