// fixture: --ios 16.0
#import <UIKit/UIKit.h>

/// A panel for what is to be found; its field is entered as soon as it is there.
@interface FindPanel : UIView
@property (nonatomic, strong) UITextField *wordField;
@end

@implementation FindPanel

+ (FindPanel *)openInView:(UIView *)view {
  FindPanel *panel = [[FindPanel alloc] initWithFrame:view.bounds];
  [panel showFindPanelInView:view];
  [panel.wordField becomeFirstResponder];
  return panel;
}

- (void)showFindPanelInView:(UIView *)view {
  [view addSubview:self];
}

@end

@interface NotesController : UIViewController
@end

@implementation NotesController

- (IBAction)findTapped:(id)sender {
  [FindPanel openInView:self.view];
}

@end
