// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Lists marks; a label says what has become of them.
@interface MarksController : UIViewController
@property (nonatomic, strong) UILabel *deleteMarksLabel;
@end

@implementation MarksController

- (IBAction)editTapped:(id)sender {
  [self showDeleteResult];
}

- (void)showDeleteResult {
  self.deleteMarksLabel.text = @"All marks are gone";
  self.deleteMarksLabel.hidden = NO;
}

@end
