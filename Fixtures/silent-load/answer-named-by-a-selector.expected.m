// fixture: --ios 15.0
#import <UIKit/UIKit.h>

@interface Connector : NSObject
- (void)execAsyncMethod:(NSString *)method withSelector:(SEL)selector andSelectorObject:(id)object;
@end

@interface AlbumsController : UITableViewController
@property (nonatomic, strong) NSArray<NSString *> *albums;
@property (nonatomic, strong) UIView *partnersView;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@property (nonatomic, strong) Connector *connector;
@end

@implementation AlbumsController

- (IBAction)requestData:(id)sender {
  [self.spinner startAnimating];
  [self.connector execAsyncMethod:@"albums"
                     withSelector:@selector(didLoadAlbums:)
                andSelectorObject:self];
}

// The answer was waited for: it is told at once.
- (void)didLoadAlbums:(NSArray *)data {
  [self.spinner stopAnimating];
  self.albums = data;
  [self.tableView reloadData];
  UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification,
                                  [NSString stringWithFormat:@"Albums loaded: %lu", (unsigned long)self.albums.count]);
}

- (void)askForPartners {
  [self.connector execAsyncMethod:@"partners"
                     withSelector:@selector(callbackPartners:)
                andSelectorObject:self];
}

// Nobody asked for it, so nobody is led there.
- (void)callbackPartners:(NSArray *)data {
  self.partnersView.hidden = NO;
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
  return self.albums.count;
}

@end
