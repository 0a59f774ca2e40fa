#import <UIKit/UIKit.h>

@interface ChoiceView : UIView <UIPickerViewDelegate, UIPickerViewDataSource>
@property (nonatomic, strong) UIPickerView *pickerView;
@property (nonatomic, copy) NSArray *choices;
@end

@implementation ChoiceView

- (instancetype)initWithChoices:(NSArray *)choices {
    self = [super initWithFrame:CGRectZero];
    if (self) {
        self.choices = choices;
        [self setUpPickerView];
    }
    return self;
}

- (void)setUpPickerView {
    UIPickerView *pickerView = [[UIPickerView alloc] init];
    pickerView.delegate = self;
    pickerView.dataSource = self;
    self.pickerView = pickerView;
    [self addSubview:pickerView];
}

- (NSInteger)numberOfComponentsInPickerView:(UIPickerView *)pickerView {
    return 1;
}

- (NSInteger)pickerView:(UIPickerView *)pickerView numberOfRowsInComponent:(NSInteger)component {
    return self.choices.count;
}

@end

@interface ChoiceController : UIViewController
@end

@implementation ChoiceController

- (IBAction)choose:(id)sender {
    ChoiceView *view = [[ChoiceView alloc] initWithChoices:@[@"One", @"Two"]];
    view.frame = CGRectMake(0, self.view.bounds.size.height - 200, self.view.bounds.size.width, 200);
    [[UIApplication sharedApplication].keyWindow addSubview:view];
}

@end
