export { type Cart, type CartItem, readCart } from './readCart';
export { type PageType, pageTypes, readPageType, readShopDomain } from './readShopContext';
export { emptyShopStore, type ShopStore, withCart, withProduct } from './shopStore';
export { type Product, toProduct } from './toProduct';
