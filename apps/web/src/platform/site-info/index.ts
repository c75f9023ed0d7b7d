export { askSiteInfo, type SiteInfo, withinWait } from './ask-site-info.ts';
export { siteInfoQuery, untilSiteInfo, useSiteInfo } from './site-info.ts';
