import { z } from 'zod';
import { done, moment } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';

export const getOnline = defineEndpoint({
  method: 'GET',
  path: 'online',
  levels: ['site'],
  permission: 'auth.open',
  response: done,
});

/** What a page needs to know before anybody has signed in. */
export const getSiteInfo = defineEndpoint({
  method: 'GET',
  path: 'site-info',
  levels: ['site'],
  permission: 'site.info',
  response: z.object({
    demo: z.boolean(),
    /** True while mail goes to the outbox page instead of an SMTP server. */
    outbox: z.boolean(),
    supportEmail: z.string(),
    supportPhone: z.string(),
    demoLogins: z.array(z.object({ role: z.string(), name: z.string(), username: z.string(), password: z.string() })),
  }),
});

/** Mail that would have been sent; only on a demo server without SMTP. */
export const listOutbox = defineEndpoint({
  method: 'GET',
  path: 'outbox-messages',
  levels: ['site'],
  permission: 'site.outbox',
  response: z.array(
    z.object({
      id: z.number().int(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      links: z.array(z.string()),
      created_at: moment,
    }),
  ),
});
