import { getOnline, getSiteInfo, listOutbox } from '@doselore/contract/site-status';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { areBookingsOn } from '../../../platform/site-settings/index.ts';
import { showSiteInfo } from './show-site-info.ts';
import { listOutboxMessages } from './site-status.repository.ts';

export const siteStatusRoutes: Route[] = [
  serve(getOnline, () => ({ ok: true }) as const),
  serve(getSiteInfo, async ({ services }) => showSiteInfo(services, await areBookingsOn(services.db))),
  serve(listOutbox, async ({ services: { config, db } }) => {
    if (!config.demo || config.smtpUrl !== undefined) throw notFound();
    const messages = await listOutboxMessages(db);
    return messages.map((message) => ({
      id: message.id,
      to: message.recipient,
      subject: message.subject,
      text: message.body_text,
      links: message.body_text.match(/https?:\/\/\S+/gu) ?? [],
      created_at: message.created_at.toISOString(),
    }));
  }),
];
