// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// Lists marks; a button that takes them away has its caption in a label over it.
@interface MarksController : UIViewController
@property (nonatomic, strong) UILabel *deleteMarksLabel;
@end

@implementation MarksController

- (IBAction)editTapped:(id)sender {
  [self showDeleteButton];
}

- (void)showDeleteButton {
  self.deleteMarksLabel.text = @"Clear all marks";
  self.deleteMarksLabel.hidden = NO;
}

@end
