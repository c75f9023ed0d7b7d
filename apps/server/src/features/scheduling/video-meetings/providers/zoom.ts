import { z } from 'zod';
import type { Outbound, OutboundAnswer } from '../../../../platform/outbound/index.ts';
import type { AppTokens } from './app-tokens.ts';
import { callService, needed, readAnswer } from './call-service.ts';
import { callWithToken, type TokenCall } from './call-with-token.ts';
import {
  type HeldMeeting,
  type Meeting,
  MeetingError,
  type MeetingProvider,
  type ProviderAccount,
} from './provider.ts';

const service = 'Zoom';
const api = 'https://api.zoom.us/v2';
const mostPages = 10;

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const meetingAnswer = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  join_url: z.url({ protocol: /^https$/u }),
  password: z.string().optional(),
  start_url: z.url({ protocol: /^https$/u }).optional(),
  agenda: z.string().optional(),
});
type ZoomMeeting = z.output<typeof meetingAnswer>;
const listAnswer = z.object({ meetings: z.array(meetingAnswer), next_page_token: z.string().optional() });

const heldOf = ({ id, join_url, password }: ZoomMeeting): HeldMeeting => ({
  externalId: String(id),
  joinUrl: join_url,
  passcode: password === undefined || password === '' ? null : password,
});

/** Text by which a retry recognises our meeting among those of the host. */
const agendaOf = (mark: string) => `Made by Doselore: ${mark}`;

const bodyOf = ({ title, starts, ends, mark }: Meeting) => ({
  topic: title.slice(0, 200),
  type: 2,
  // Local time: Zoom moves it with the clocks of the zone.
  start_time: starts.toISOString().slice(0, 19),
  timezone: 'Europe/London',
  duration: Math.ceil((ends.getTime() - starts.getTime()) / 60_000),
  agenda: agendaOf(mark),
  settings: { join_before_host: false, waiting_room: true },
});

/** Zoom, by an app of the kind Server-to-Server OAuth. The account is exclusive: a host runs one meeting at a time. */
export function createZoom(outbound: Outbound, tokens: AppTokens): MeetingProvider {
  const keyOf = (account: ProviderAccount) => [
    'zoom',
    account.tenantId ?? '',
    account.clientId ?? '',
    account.secret ?? '',
  ];

  async function fetchToken(account: ProviderAccount): Promise<string> {
    const clientId = needed(account.clientId, 'client ID');
    const secret = needed(account.secret, 'client secret');
    const accountId = needed(account.tenantId, 'account ID');
    const answer = await callService(outbound, {
      service,
      method: 'POST',
      url: 'https://zoom.us/oauth/token',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'account_credentials', account_id: accountId }).toString(),
      refusals: { 400: 'Zoom does not accept the account ID, the client ID or the secret.' },
    });
    return readAnswer(service, tokenAnswer, answer).access_token;
  }

  const call = (account: ProviderAccount, sent: TokenCall): Promise<OutboundAnswer> =>
    callWithToken(outbound, { service, tokens, key: keyOf(account), fetchToken: () => fetchToken(account) }, sent);

  const meetingsOf = ({ host }: ProviderAccount) => `${api}/users/${encodeURIComponent(host)}/meetings`;
  const oneOf = (externalId: string) => `${api}/meetings/${encodeURIComponent(externalId)}`;

  async function findMade(account: ProviderAccount, mark: string): Promise<HeldMeeting | undefined> {
    let page = '';
    for (let nth = 0; nth < mostPages; nth += 1) {
      const query = new URLSearchParams({
        type: 'scheduled',
        page_size: '300',
        ...(page && { next_page_token: page }),
      });
      const answer = await call(account, { url: `${meetingsOf(account)}?${query}` });
      const { meetings, next_page_token: next = '' } = readAnswer(service, listAnswer, answer);
      const made = meetings.find(({ agenda }) => agenda === agendaOf(mark));
      if (made !== undefined) return heldOf(made);
      if (next === '') return undefined;
      page = next;
    }
    return undefined;
  }

  async function change(account: ProviderAccount, meeting: Meeting, existing: HeldMeeting): Promise<boolean> {
    const url = oneOf(existing.externalId);
    const answer = await call(account, { method: 'PATCH', url, json: bodyOf(meeting), accepts: [404] });
    return answer.status !== 404;
  }

  return {
    async check(account) {
      await call(account, { url: `${meetingsOf(account)}?type=scheduled&page_size=1` });
    },
    async put(account, meeting) {
      const existing = meeting.existing ?? (meeting.isRetry ? await findMade(account, meeting.mark) : undefined);
      // A meeting that somebody deleted at Zoom is made again.
      if (existing !== undefined && (await change(account, meeting, existing))) return existing;
      const made = await call(account, { method: 'POST', url: meetingsOf(account), json: bodyOf(meeting) });
      return heldOf(readAnswer(service, meetingAnswer, made));
    },
    async remove(account, { externalId, mark }) {
      const id = externalId ?? (await findMade(account, mark))?.externalId;
      if (id !== undefined) await call(account, { method: 'DELETE', url: oneOf(id), accepts: [404] });
    },
    /** The trainer opens the meeting as its host, by an address that Zoom makes for two hours, otherwise by the link. */
    async joinFor(account, { existing }, { role }) {
      if (role !== 'trainer') return existing.joinUrl;
      try {
        const answer = await call(account, { url: oneOf(existing.externalId) });
        return readAnswer(service, meetingAnswer, answer).start_url ?? existing.joinUrl;
      } catch (error) {
        if (!(error instanceof MeetingError)) throw error;
        return existing.joinUrl;
      }
    },
  };
}
