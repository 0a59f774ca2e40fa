#import <UIKit/UIKit.h>

@interface ToolController : UIViewController
@property (nonatomic, strong) UIView *selectedTool;
@end

@implementation ToolController

- (IBAction)takeTool:(id)sender {
    self.selectedTool.alpha = 0;
    [UIView animateWithDuration:0.2 animations:^{
        self.selectedTool.alpha = 1;
    }];
}

@end
