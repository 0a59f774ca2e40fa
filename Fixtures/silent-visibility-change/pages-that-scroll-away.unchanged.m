#import <UIKit/UIKit.h>

@interface PageCell : UICollectionViewCell
@property (nonatomic, strong) UIViewController *page;
@end

@interface GardenPagesView : UICollectionView <UICollectionViewDelegate>
@end

@implementation GardenPagesView

- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath {
  [self hidePage:((PageCell *)cell).page];
}

- (void)hidePage:(UIViewController *)page {
  if (page == nil) {
    return;
  }
  [page willMoveToParentViewController:nil];
  [page.view removeFromSuperview];
  [page removeFromParentViewController];
}

@end
