export { type Banner, type BannerType, dismissBanner, holdBanner, releaseBanner, showBanner } from './banner-store.ts';
export { describeError } from './describe-error.ts';
export { type Done, useAttempt } from './use-attempt.ts';
export { useBanner } from './use-banner.ts';
