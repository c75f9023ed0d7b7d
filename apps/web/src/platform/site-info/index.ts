export { siteInfoQuery, useSiteInfo } from './site-info.ts';
