// fixture: --ios 16.0
#import <UIKit/UIKit.h>

typedef void (^HintHandler)(NSArray *hints, NSError *error);

@interface HintService : NSObject
+ (void)hintsWithHandler:(HintHandler)handler;
@end

/// Asks for hints as it opens.
@interface HintsController : UIViewController
@property (nonatomic, strong) UILabel *statusLabel;
@end

@implementation HintsController

- (void)viewDidLoad {
  [super viewDidLoad];
  HintHandler done = ^(NSArray *hints, NSError *error) {
    dispatch_async(dispatch_get_main_queue(), ^{
      if (error) {
        self.statusLabel.text = @"The hints could not be loaded";
      }
    });
  };
  [HintService hintsWithHandler:done];
}

@end
