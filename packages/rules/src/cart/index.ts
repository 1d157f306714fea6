export { type Cart, type CartItem, readCart } from './readCart';
export { type PageType, readPageType, readShopDomain } from './readShopContext';
export { emptyShopStore, type ShopStore, withCart } from './shopStore';
