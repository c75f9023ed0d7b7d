import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, inVirtualGroup, moment } from '../../common.schemas.ts';
import { answerFields, sentFields } from '../../record-fields.schemas.ts';
import { placeLists } from '../locations/locations.rules.ts';
import { videoAccountFields, videoSecretField } from './video-meetings.fields.ts';
import { videoProviders } from './video-meetings.rules.ts';

const sent = sentFields(videoAccountFields);
const secret = sentFields(videoSecretField).secret.default('');

const account = z.object({
  id: z.number().int(),
  ...answerFields(videoAccountFields),
  provider: z.enum(videoProviders),
  /** Time at which the secret was last set. Null without one. */
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
    body: commandSchema({ ...sent, provider: z.enum(videoProviders), secret }),
    response: z.object({ id: z.number().int() }),
  },
  changeVideoAccount: {
    params,
    body: commandSchema({ ...sent, secret, baseValues: baseValuesOf(sent) }),
    response: savedOf(sent),
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
