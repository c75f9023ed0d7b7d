export { productDetailRoutes } from './product-details.routes.ts';
export { remindOfProducts } from './reminding/remind-of-products.ts';
export { saveDetails } from './save-details.ts';
export { showLaunchDetails } from './show-launch-details.ts';
