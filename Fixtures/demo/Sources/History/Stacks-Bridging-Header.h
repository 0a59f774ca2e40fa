#import "LoanHistoryController.h"
#import "NoticeBanner.h"
#import "WishListController.h"
