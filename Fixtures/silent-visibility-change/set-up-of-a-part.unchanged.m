#import <UIKit/UIKit.h>

@interface ChoiceView : UIView
@property (nonatomic, strong) UIPickerView *choicePickerView;
@property (nonatomic, copy) NSArray *choices;
@end

@implementation ChoiceView

- (instancetype)initWithChoices:(NSArray *)choices {
    self = [super initWithFrame:CGRectZero];
    if (self) {
        self.choices = choices;
        [self setUpChoicePickerView];
    }
    return self;
}

- (void)setUpChoicePickerView {
    UIPickerView *choicePickerView = [[UIPickerView alloc] init];
    self.choicePickerView = choicePickerView;
    [self addSubview:choicePickerView];
}

@end

@interface ChoiceController : UIViewController
@end

@implementation ChoiceController

- (IBAction)choose:(id)sender {
    ChoiceView *view = [[ChoiceView alloc] initWithChoices:@[@"One", @"Two"]];
    view.frame = CGRectMake(0, self.view.bounds.size.height - 200, self.view.bounds.size.width, 200);
    [self.view addSubview:view];
}

@end
