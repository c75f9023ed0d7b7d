import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Outbound } from '../../../../platform/outbound/index.ts';
import { callService, needed } from './call-service.ts';
import { MeetingError, type MeetingProvider, type ProviderAccount } from './provider.ts';

const service = 'BigBlueButton';

const answerShape = z.object({ returncode: z.enum(['SUCCESS', 'FAILED']), messageKey: z.string() });

/** BigBlueButton forgets empty rooms, so a room is made when somebody joins, and never before. */
export function createBigBlueButton(outbound: Outbound): MeetingProvider {
  async function call(account: ProviderAccount, name: string, query: Record<string, string>): Promise<void> {
    const { text } = await callService(outbound, { service, url: addressOf(account, name, query) });
    const part = (tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`, 'u').exec(text)?.[1] ?? '';
    const parsed = answerShape.safeParse({ returncode: part('returncode'), messageKey: part('messageKey') });
    if (!parsed.success)
      throw new MeetingError(`There is no BigBlueButton server at ${new URL(account.host).hostname}.`, {
        isFinal: true,
      });
    if (parsed.data.returncode === 'SUCCESS') return;
    throw new MeetingError(
      parsed.data.messageKey === 'checksumError'
        ? 'BigBlueButton does not accept the shared secret.'
        : 'BigBlueButton refused the call.',
      { isFinal: true },
    );
  }

  return {
    check: (account) => call(account, 'getMeetings', {}),
    put: async (account, { mark }) => ({ externalId: mark, joinUrl: apiOf(account), passcode: null }),
    remove: async () => undefined,
    async joinFor(account, { existing, title }, { id, name, role }) {
      const meetingID = existing.externalId;
      await call(account, 'create', { name: title.slice(0, 64), meetingID });
      const query = {
        fullName: name,
        meetingID,
        userID: String(id),
        role: role === 'trainer' ? 'MODERATOR' : 'VIEWER',
      };
      return addressOf(account, 'join', query);
    },
  };
}

/** Returns the address of the interface, with or without `/api` as the server prints it. */
const apiOf = ({ host }: ProviderAccount) => `${host.replace(/\/+$/u, '').replace(/\/api$/u, '')}/api`;

/** Returns the address of a call with its checksum: SHA-256 over call, query and secret. */
function addressOf(account: ProviderAccount, name: string, query: Record<string, string>): string {
  const secret = needed(account.secret, 'shared secret');
  const written = new URLSearchParams(query).toString();
  const checksum = createHash('sha256').update(`${name}${written}${secret}`).digest('hex');
  return `${apiOf(account)}/${name}?${written === '' ? '' : `${written}&`}checksum=${checksum}`;
}
