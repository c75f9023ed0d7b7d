import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, inVirtualGroup, moment, requiredText } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { placeLists } from '../locations/locations.rules.ts';
import { videoLimits, videoProviders } from './video-meetings.rules.ts';

const emptyAsNull = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((value) => (value === '' ? null : value));

/** Fields of an account that a form changes. Its provider stays, and its secret is only ever replaced. */
const accountFields = {
  name: requiredText(limits.name),
  host: emptyAsNull(videoLimits.host),
  tenant_id: emptyAsNull(limits.name),
  client_id: emptyAsNull(limits.name),
  is_exclusive: z.boolean(),
};

/** New secret. Empty leaves the stored one as it is. No answer contains it. */
const secret = z.string().trim().max(videoLimits.secret).default('');

const account = z.object({
  id: z.number().int(),
  name: z.string(),
  provider: z.enum(videoProviders),
  host: z.string().nullable(),
  tenant_id: z.string().nullable(),
  client_id: z.string().nullable(),
  is_exclusive: z.boolean(),
  /** When the secret was last set. Null without one. */
  secret_set_at: moment.nullable(),
  last_checked_at: moment.nullable(),
  /** Result of the last check in words. Null when the account worked. */
  last_error: z.string().nullable(),
  is_archived: z.boolean(),
  /** Sessions of scheduled courses still to come. */
  upcoming: z.number().int(),
});
export type VideoAccount = z.output<typeof account>;

const params = z.strictObject({ videoAccountId: id });

export const videoMeetingsSchemas = {
  listVideoAccounts: {
    response: z.object({
      accounts: z.array(account),
      /** True when the site has a Jitsi server of its own (`JITSI_URL`). */
      has_site_jitsi: z.boolean(),
    }),
  },
  createVideoAccount: {
    body: commandSchema({ ...accountFields, provider: z.enum(videoProviders), secret }),
    response: z.object({ id: z.number().int() }),
  },
  changeVideoAccount: {
    params,
    body: commandSchema({ ...accountFields, secret, baseValues: baseValuesOf(accountFields) }),
    response: savedOf(accountFields),
  },
  checkVideoAccount: {
    params,
    /** `error` is null when the account works. */
    response: z.object({ error: z.string().nullable() }),
  },
  joinMeeting: {
    params: inVirtualGroup,
    /** The session is not needed for a course of one. */
    body: z.strictObject({ sessionId: id.optional() }),
    response: z.object({ url: z.url({ protocol: /^https$/u }) }),
  },
  moveVideoAccount: { params, body: z.strictObject({ list: z.enum(placeLists) }), response: done },
};
