import { isSafeLink } from '@doselore/contract/video-meetings';
import { MeetingError, type MeetingProvider } from './provider.ts';

/** One link that a site admin typed, for every meeting of the account. Only its form is checked. */
export function createTypedLink(): MeetingProvider {
  return {
    async check({ host }) {
      if (!isSafeLink(host)) throw new MeetingError('The link must begin with https://.', { isFinal: true });
    },
    put: async ({ host }, { mark }) => ({ externalId: mark, joinUrl: host, passcode: null }),
    remove: async () => undefined,
  };
}
