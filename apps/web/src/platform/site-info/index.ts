export { siteInfoQuery, untilSiteInfo, useSiteInfo } from './site-info.ts';
