#import <UIKit/UIKit.h>

@interface AgendaService : NSObject
- (void)loadTodayWithCompletion:(void (^)(NSArray *entries, NSError *error))completion;
@end

@protocol NCWidgetProviding <NSObject>
@end

@interface TodayController : UIViewController
@property (nonatomic, strong) UILabel *errorPrompt;
@property (nonatomic, strong) AgendaService *service;
@end

@interface TodayController () <NCWidgetProviding>
@end

@implementation TodayController

- (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NSUInteger))completionHandler
{
    [self.service loadTodayWithCompletion:^(NSArray *entries, NSError *error) {
        if (error) {
            self.errorPrompt.hidden = NO;
            completionHandler(2);
            return;
        }
        self.errorPrompt.hidden = YES;
        completionHandler(0);
    }];
}

@end
