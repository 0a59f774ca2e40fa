#import <UIKit/UIKit.h>

@interface ShelfUpdater : NSObject
@end

@interface ShelfViewController : UIViewController
@property (nonatomic) UILabel *infoLabel;
@property (nonatomic) NSArray<NSString *> *books;
@end

@implementation ShelfViewController

- (void)updateStatistics {
    self.infoLabel.text = [NSString stringWithFormat:NSLocalizedString(@"%lu books on the shelf", nil), (unsigned long)self.books.count];
}

- (IBAction)toggleMenu:(UIButton *)sender {
    [self updateStatistics];
}

- (void)shelfUpdaterDidContinue:(ShelfUpdater *)updater progress:(float)progress {
    [self updateStatistics];
}

@end
