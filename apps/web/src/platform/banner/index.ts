export { type Banner, type BannerType, dismissBanner, holdBanner, releaseBanner, showBanner } from './banner-store.ts';
export { describeError } from './describe-error.ts';
export { useBanner } from './use-banner.ts';
