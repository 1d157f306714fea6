export { cartFacts, productFacts } from './cartFacts';
export { readBigCommerceCart } from './readBigCommerceCart';
export { type Cart, type CartItem, readCart } from './readCart';
export { readMagentoCart } from './readMagentoCart';
export { productAddress, readProduct, type ShopProduct } from './readProduct';
export { type PageType, readPageType, readShopDomain } from './readShopContext';
export { readViewed, type ViewedProduct, withViewed } from './recentlyViewed';
export { emptyShopStore, type ShopStore, withCart, withProduct } from './shopStore';
