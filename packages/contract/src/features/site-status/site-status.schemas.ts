import { z } from 'zod';
import { done, moment } from '../../common.schemas.ts';

export const siteInfo = z.object({
  demo: z.boolean(),
  /** True while emails go to the outbox page instead of an SMTP server. */
  outbox: z.boolean(),
  /** False while emails wait, because nobody can read them and no SMTP server sends them. */
  delivers_mail: z.boolean(),
  /** False while bookings are switched off on this site. */
  bookings: z.boolean(),
  support_email: z.string(),
  support_phone: z.string(),
  demo_logins: z.array(z.object({ role: z.string(), name: z.string(), username: z.string(), password: z.string() })),
});
export type SiteInfo = z.output<typeof siteInfo>;

export const siteStatusSchemas = {
  getOnline: { response: done },
  getSiteInfo: { response: siteInfo },
  listOutbox: {
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
  },
};
