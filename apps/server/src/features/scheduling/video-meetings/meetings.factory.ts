import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import {
  openOutsideServer,
  outboundTo,
  type Received,
  type Reply,
} from '../../../test-support/servers/outside-server.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { buildPlanning, type Planning, session } from '../../trainer-led/course-planning/planning.factory.ts';

/** Opens the server with a real outside server in the place of Zoom. It has the meetings that were made there. */
export async function openWithZoom({ connections = 10 }: { connections?: number } = {}) {
  const made = new Map<string, { id: string; agenda: string; start_time: string; topic: string }>();
  const answering: { override: (call: Received) => Reply | Promise<Reply> | undefined } = { override: () => undefined };
  const outside = await openOutsideServer(async (call) => (await answering.override(call)) ?? answerAsZoom(made, call));
  const server = await openTestApp({ outbound: outboundTo(outside), connections });
  server.clock.set('2027-01-01T09:00:00Z');
  return {
    server,
    /** Meetings at Zoom, by their ids. */
    made,
    /** Answers instead of Zoom, until the next call of this function. */
    override: (reply: (call: Received) => Reply | Promise<Reply> | undefined = () => undefined) => {
      outside.calls.length = 0;
      answering.override = reply;
    },
    /** Methods of the calls since `override`, without those for tokens. */
    methods: () => outside.calls.filter(({ path }) => !path.startsWith('/oauth')).map(({ method }) => method),
  };
}

type Made = Map<string, { id: string; agenda: string; start_time: string; topic: string }>;

function answerAsZoom(made: Made, { method, path, body }: Received): Reply {
  if (path.startsWith('/oauth')) return { body: { access_token: 'token' } };
  const id = /^\/v2\/meetings\/(\w+)/u.exec(path)?.[1];
  const meeting = id === undefined ? undefined : made.get(id);
  const shown = (one: string) => ({ ...made.get(one), join_url: `https://zoom.example.org/j/${one}` });
  if (method === 'POST') {
    const next = String(1_000 + made.size);
    made.set(next, { ...JSON.parse(body), id: next });
    return { status: 201, body: shown(next) };
  }
  if (id === undefined) return { body: { meetings: [...made.keys()].map(shown) } };
  if (meeting === undefined) return { status: 404, body: {} };
  if (method === 'DELETE') made.delete(id);
  if (method === 'PATCH') made.set(id, { ...meeting, ...JSON.parse(body) });
  return method === 'GET' ? { body: shown(id) } : { status: 204 };
}

const fields = { tenant_id: null, client_id: null, secret: '' };
const kinds = {
  zoom: {
    provider: 'zoom',
    host: 'training@example.org',
    tenant_id: 'T',
    client_id: 'C',
    secret: 's',
    is_exclusive: true,
  },
  jitsi: { provider: 'jitsi', host: 'https://meet.example.org', is_exclusive: false },
};
let count = 0;

/** Creates an account and returns its number. */
export async function buildAccount(world: Planning, kind: keyof typeof kinds = 'zoom'): Promise<number> {
  count += 1;
  // Accounts with other secrets share no access token.
  const secret = kind === 'zoom' ? `secret ${count}` : '';
  const body = { ...fields, ...kinds[kind], secret, name: `Training ${count}` };
  return (await world.asSuper.post('/api/admin/video-accounts', commandOf(body))).json().id;
}

export const oneDay = sessionsText([session('2027-02-01')]);

/** Creates an organisation with a virtual course. */
export const buildVirtual = (server: TestApp) => buildPlanning(server, { deliverable: 3 });

/** Creates a virtual draft with meetings of an account. */
export async function draftWith(world: Planning, accountId: number | null, more: object = {}): Promise<number> {
  const { id } = (await world.create()).json();
  await world.plan(id, { sessions: oneDay, meeting_url: null, video_account_id: accountId, ...more });
  return id;
}

export const publish = (world: Planning, id: number, body: object = {}) =>
  world.asSuper.post(world.at(id, '/publish'), commandOf(body));

/** Changes the schedule of a course from its stored values. */
export async function replan(world: Planning, id: number, changes: object) {
  const place = `/api/admin/groups/${world.groupId}/virtual-groups/${id}/plan`;
  const plan = (await world.asSuper.get(place)).json();
  const baseValues = {
    sessions: sessionsText(plan.sessions),
    ...{ trainerUserId: plan.trainerUserId, venueId: plan.venueId, place: plan.place },
    ...{ video_account_id: plan.video_account_id, meeting_url: plan.meeting_url },
    ...{ meeting_id: plan.meeting_id, meeting_passcode: plan.meeting_passcode },
  };
  return world.asSuper.put(world.at(id, '/schedule'), commandOf({ ...baseValues, ...changes, baseValues }));
}

export type MeetingRow = {
  id: number;
  state: string;
  wanted_revision: number;
  done_revision: number;
  attempts: number;
  next_try_at: Date;
  join_url: string | null;
  external_id: string | null;
  last_error: string | null;
};

/** Returns the meetings that a course has or had, the oldest first. */
export const meetingsOf = (server: TestApp, virtualGroupId: number) =>
  server.rows<MeetingRow>(
    `select m.* from video_meetings m join virtual_group_sessions s on s.id = m.virtual_group_session_id
     where s.virtual_group_id = $1 order by m.id`,
    [virtualGroupId],
  );
