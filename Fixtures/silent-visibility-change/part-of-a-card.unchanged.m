#import <UIKit/UIKit.h>

@interface WordCard : UIView
@property (nonatomic, strong) UILabel *tagLabel;
@property (nonatomic, strong) UILabel *wordLabel;
@property (nonatomic, copy) NSString *word;
@property (nonatomic, copy) NSString *tagOfWord;
@end

@implementation WordCard

- (void)presentWord {
    self.tagLabel = [UILabel new];
    self.tagLabel.text = self.tagOfWord;
    [self addSubview:self.tagLabel];

    self.wordLabel = [UILabel new];
    self.wordLabel.text = self.word;
    [self addSubview:self.wordLabel];
}

@end
