import { endpoint } from '../../endpoint.ts';
import type { siteStatusSchemas } from './site-status.schemas.ts';

export const getOnline = endpoint<typeof siteStatusSchemas.getOnline>({
  method: 'GET',
  path: 'online',
  levels: ['site'],
  permission: 'auth.open',
});

/** Returns what a page needs to know before anybody has signed in. */
export const getSiteInfo = endpoint<typeof siteStatusSchemas.getSiteInfo>({
  method: 'GET',
  path: 'site-info',
  levels: ['site'],
  permission: 'site.info',
});

/** Lists emails that would have been sent. Only on a demo server without SMTP. */
export const listOutbox = endpoint<typeof siteStatusSchemas.listOutbox>({
  method: 'GET',
  path: 'outbox-messages',
  levels: ['site'],
  permission: 'site.outbox',
});
