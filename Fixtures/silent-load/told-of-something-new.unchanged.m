#import <UIKit/UIKit.h>

@interface CardsViewController : UIViewController <UITableViewDataSource>
@property (nonatomic, strong) UITableView *cardsTable;
@property (nonatomic, strong) NSArray *cards;
@end

@protocol CardEditorDelegate <NSObject>
- (void)cardInfo:(NSArray *)cards;
@end

@interface CardsViewController () <CardEditorDelegate>
@property (nonatomic, strong) UIActivityIndicatorView *spinner;
@end

@interface CardEditor : UIViewController
@property (nonatomic, weak) id<CardEditorDelegate> delegate;
@end

@implementation CardEditor

- (IBAction)save:(id)sender {
    NSURL *url = [NSURL URLWithString:@"https://example.org/cards"];
    [[[NSURLSession sharedSession] dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
        dispatch_async(dispatch_get_main_queue(), ^{
            [self.delegate cardInfo:@[]];
        });
    }] resume];
}

@end

@implementation CardsViewController

- (void)loadCards {
    [self.spinner startAnimating];
}

- (void)cardInfo:(NSArray *)cards {
    self.cards = cards;
    [self.cardsTable reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.cards.count;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
    return [tableView dequeueReusableCellWithIdentifier:@"Card" forIndexPath:path];
}

@end
