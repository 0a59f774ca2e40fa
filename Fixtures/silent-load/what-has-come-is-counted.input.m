#import <UIKit/UIKit.h>

@interface TideMap : NSObject
@property (nonatomic, strong) NSArray *tides;
@end

@interface TideClient : NSObject
- (void)loadMapThen:(void (^)(TideMap *map))success;
@end

@interface TidesViewController : UITableViewController
@property (nonatomic, strong) NSArray *tides;
@property (nonatomic, strong) TideMap *map;
@property (nonatomic, strong) TideClient *client;
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@implementation TidesViewController

- (IBAction)refreshTapped:(id)sender
{
    [self refreshMap];
}

- (void)refreshMap
{
    [self.spinner startAnimating];
    [self.client loadMapThen:^(TideMap *map) {
        self.tides = map.tides;
        [self.spinner stopAnimating];
        [self.tableView reloadData];
    }];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    return self.tides.count;
}

@end
