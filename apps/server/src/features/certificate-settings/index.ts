export { certificateSettingsRoutes } from './certificate-settings.routes.ts';
export { choosePrinted, printUnsaved } from './printing/choose-printed.ts';
export type { PrintedSettings } from './printing/printed-facts.ts';
export type { Product } from './printing/product-details.ts';
export { checkSettings, orderSettings } from './settings/check-settings.ts';
export { placeOf } from './settings/place-of.ts';
export { findProduct, type SettingsPlace } from './settings/settings.repository.ts';
