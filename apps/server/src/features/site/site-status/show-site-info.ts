import type { SiteInfo } from '@doselore/contract/site-status';
import type { Services } from '../../../platform/services.ts';
import { demoLogins } from './demo-logins.ts';

/** Returns what every page may know of the site, before sign-in too. */
export const showSiteInfo = ({ config }: Pick<Services, 'config'>, bookings: boolean): SiteInfo => ({
  demo: config.demo,
  outbox: config.demo && config.smtpUrl === undefined,
  delivers_mail: config.demo || config.smtpUrl !== undefined,
  bookings,
  support_email: config.supportEmail,
  support_phone: config.supportPhone,
  demo_logins: config.demo ? demoLogins.map((login) => ({ ...login })) : [],
});
