import {
  openOutsideServer,
  outboundTo,
  type Received,
  type Reply,
} from '../../../../test-support/servers/outside-server.ts';
import { createTestClock } from '../../../../test-support/test-clock.ts';
import { providersOf } from './index.ts';
import type { Meeting, ProviderAccount } from './provider.ts';

export const account: ProviderAccount = {
  id: 7,
  host: 'training@example.org',
  tenantId: 'tenant-1',
  clientId: 'client-1',
  secret: 'a secret of the tests',
};

/** A meeting from 10:00 to 11:30 on 1 July, when the clocks in London are an hour ahead of UTC. */
export const meeting: Meeting = {
  mark: 'doselore-0123456789abcdefghijkl',
  title: 'Contraception service',
  starts: new Date('2027-07-01T10:00:00Z'),
  ends: new Date('2027-07-01T11:30:00Z'),
  existing: null,
  isRetry: false,
};

/** Returns a copy of the meeting on another day. */
export const on = (day: string): Meeting => ({
  ...meeting,
  starts: new Date(`${day}T10:00:00Z`),
  ends: new Date(`${day}T11:30:00Z`),
});

/** Opens a real server in the place of the services. `reply` may be changed by each test. */
export async function openServices() {
  const answering: { reply: (call: Received) => Reply | undefined } = { reply: () => undefined };
  const server = await openOutsideServer((call) => answering.reply(call) ?? { status: 404, body: {} });
  const clock = createTestClock();
  const providers = providersOf({ outbound: outboundTo(server), clock });
  return {
    providers,
    clock,
    calls: server.calls,
    answer: (reply: (call: Received) => Reply | undefined) => {
      server.calls.length = 0;
      answering.reply = reply;
    },
    /** Lists the calls since the last `answer`, without those for tokens. */
    methods: () =>
      server.calls.filter(({ path }) => !path.includes('/token')).map(({ method, path }) => `${method} ${path}`),
    bodyOf: (nth: number) =>
      JSON.parse(server.calls.filter(({ path }) => !path.includes('/token'))[nth]?.body ?? 'null'),
  };
}
