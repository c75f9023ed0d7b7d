export { BannerRegion } from './banner-region.tsx';
