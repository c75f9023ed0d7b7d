import { joiningOpensMinutes } from '@doselore/contract/my-learning';
import { trainerJoinsMinutes } from '@doselore/contract/video-meetings';
import { SignJWT } from 'jose';
import type { Outbound } from '../../../../platform/outbound/index.ts';
import { callService } from './call-service.ts';
import { londonMoment } from './london-moment.ts';
import type { Attendee, HeldMeeting, Meeting, MeetingProvider, ProviderAccount } from './provider.ts';

const minute = 60_000;
/** Minutes after the end until which a token opens the room. */
const afterEnd = 60;

const baseOf = ({ host }: ProviderAccount) => host.replace(/\/+$/u, '');

/** Jitsi makes a room when the first person opens its address. With an app ID and secret a token guards it. */
export function createJitsi(outbound: Outbound): MeetingProvider {
  return {
    async check(account) {
      await callService(outbound, { service: 'Jitsi', url: `${baseOf(account)}/` });
    },
    put: async (account, { mark }) => ({ externalId: mark, joinUrl: `${baseOf(account)}/${mark}`, passcode: null }),
    remove: async () => undefined,
    async joinFor(account, meeting, attendee) {
      const { clientId, secret } = account;
      const { joinUrl } = meeting.existing;
      if (clientId === null || secret === null) return joinUrl;
      const token = await sign({ clientId, secret, joinUrl }, meeting, attendee);
      return `${joinUrl}?jwt=${token}`;
    },
  };
}

type Signing = { clientId: string; secret: string; joinUrl: string };

/** Signs a token that opens one room for one person, from the time of joining to an hour after the end. */
function sign(target: Signing, meeting: Meeting & { existing: HeldMeeting }, attendee: Attendee): Promise<string> {
  const isTrainer = attendee.role === 'trainer';
  const opens = isTrainer ? trainerJoinsMinutes : joiningOpensMinutes;
  const inSeconds = (localTime: number) => Math.floor(londonMoment(new Date(localTime)).getTime() / 1_000);
  return new SignJWT({
    context: { user: { id: String(attendee.id), name: attendee.name, moderator: isTrainer } },
    room: meeting.existing.externalId,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(target.clientId)
    .setAudience(target.clientId)
    .setSubject(new URL(target.joinUrl).hostname)
    .setNotBefore(inSeconds(meeting.starts.getTime() - opens * minute))
    .setExpirationTime(inSeconds(meeting.ends.getTime() + afterEnd * minute))
    .sign(new TextEncoder().encode(target.secret));
}
