import { z } from 'zod';
import type { Outbound, OutboundAnswer } from '../../../../platform/outbound/index.ts';
import type { AppTokens } from './app-tokens.ts';
import { callService, needed, readAnswer } from './call-service.ts';
import { callWithToken, type TokenCall } from './call-with-token.ts';
import { londonMoment } from './london-moment.ts';
import type { HeldMeeting, Meeting, MeetingProvider, ProviderAccount } from './provider.ts';

const service = 'Microsoft Teams';
const api = 'https://graph.microsoft.com/v1.0';

const tokenAnswer = z.object({ access_token: z.string().min(1) });
const meetingAnswer = z.object({
  id: z.string().min(1),
  joinWebUrl: z.url({ protocol: /^https$/u }),
  joinMeetingIdSettings: z.object({ passcode: z.string().nullish() }).nullish(),
});

const heldOf = (answer: OutboundAnswer): HeldMeeting => {
  const { id, joinWebUrl, joinMeetingIdSettings } = readAnswer(service, meetingAnswer, answer);
  return { externalId: id, joinUrl: joinWebUrl, passcode: joinMeetingIdSettings?.passcode ?? null };
};

const refusals = {
  403:
    'Microsoft Teams does not allow this. Give the app the right OnlineMeetings.ReadWrite.All, and grant an application ' +
    'access policy to the host (New-CsApplicationAccessPolicy, Grant-CsApplicationAccessPolicy).',
};

const timesOf = ({ title, starts, ends }: Meeting) => ({
  subject: title,
  startDateTime: londonMoment(starts).toISOString(),
  endDateTime: londonMoment(ends).toISOString(),
});

/** Microsoft Teams by Microsoft Graph, with client credentials. Writes nothing to the calendar of the host. */
export function createTeams(outbound: Outbound, tokens: AppTokens): MeetingProvider {
  const keyOf = (account: ProviderAccount) => [
    'teams',
    account.tenantId ?? '',
    account.clientId ?? '',
    account.secret ?? '',
  ];

  async function fetchToken(account: ProviderAccount): Promise<string> {
    const tenant = needed(account.tenantId, 'directory ID');
    const answer = await callService(outbound, {
      service,
      method: 'POST',
      url: `https://login.microsoftonline.com/${encodeURIComponent(tenant)}/oauth2/v2.0/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: needed(account.clientId, 'client ID'),
        client_secret: needed(account.secret, 'client secret'),
        scope: 'https://graph.microsoft.com/.default',
      }).toString(),
      refusals: { 400: 'Microsoft does not accept the directory ID, the client ID or the secret.' },
    });
    return readAnswer(service, tokenAnswer, answer).access_token;
  }

  const call = (account: ProviderAccount, sent: TokenCall): Promise<OutboundAnswer> =>
    callWithToken(
      outbound,
      { ...{ service, refusals, tokens }, key: keyOf(account), fetchToken: () => fetchToken(account) },
      sent,
    );

  const meetingsOf = ({ host }: ProviderAccount) => `${api}/users/${encodeURIComponent(host)}/onlineMeetings`;

  /** Returns the meeting with our mark. Microsoft makes it at the first call alone. */
  async function createOrGet(account: ProviderAccount, meeting: Meeting): Promise<HeldMeeting> {
    const json = { externalId: meeting.mark, ...timesOf(meeting) };
    const answer = await call(account, { method: 'POST', url: `${meetingsOf(account)}/createOrGet`, json });
    const existing = heldOf(answer);
    // 200: it was made before, perhaps for another time.
    if (answer.status === 200) await change(account, meeting, existing.externalId);
    return existing;
  }

  async function change(account: ProviderAccount, meeting: Meeting, externalId: string): Promise<boolean> {
    const url = `${meetingsOf(account)}/${encodeURIComponent(externalId)}`;
    const answer = await call(account, { method: 'PATCH', url, json: timesOf(meeting), accepts: [404] });
    return answer.status !== 404;
  }

  return {
    async check(account) {
      // A meeting that nobody has: 404 says that the app may ask for the meetings of this host.
      await call(account, { url: `${meetingsOf(account)}/none`, accepts: [400, 404] });
    },
    async put(account, meeting) {
      const { existing } = meeting;
      if (existing !== null && (await change(account, meeting, existing.externalId))) return existing;
      return createOrGet(account, meeting);
    },
    async remove(account, { externalId }) {
      if (externalId === null) return;
      const url = `${meetingsOf(account)}/${encodeURIComponent(externalId)}`;
      await call(account, { method: 'DELETE', url, accepts: [404] });
    },
  };
}
