import { getOnline, getSiteInfo, listOutbox } from '@doselore/contract/site-status';
import { notFound } from '../../platform/access/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { demoLogins } from './demo-logins.ts';
import { listOutboxMessages } from './site-status.repository.ts';

export const siteStatusRoutes: Route[] = [
  serve(getOnline, () => ({ ok: true }) as const),
  serve(getSiteInfo, ({ services: { config } }) => ({
    demo: config.demo,
    outbox: config.demo && config.smtpUrl === undefined,
    delivers_mail: config.demo || config.smtpUrl !== undefined,
    support_email: config.supportEmail,
    support_phone: config.supportPhone,
    demo_logins: config.demo ? demoLogins.map((login) => ({ ...login })) : [],
  })),
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
