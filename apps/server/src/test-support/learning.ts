import type { AttemptDelta } from '@doselore/contract/learning';
import type { GroupId, UserId } from '../platform/access/index.ts';
import { buildCourse, type ScoOverrides } from './catalogue.factory.ts';
import { buildLicence } from './licences.factory.ts';
import { buildMembership, buildUser } from './people.factory.ts';
import { buildGroup } from './places.factory.ts';
import type { TestApp } from './test-app.ts';
import { type Answer, type Client, contentHost } from './test-client.ts';

type Options = {
  scos?: readonly ScoOverrides[];
  months?: number;
  basis?: 'completion' | 'anniversary';
  /** Learner to repeat the course: gets another licence for the same product in the same organisation. */
  again?: Learner;
};

export type Learner = {
  client: Client;
  userId: UserId;
  groupId: GroupId;
  courseId: number;
  productId: number;
  storageKey: string;
  /** Attempts in the order of the modules. */
  attempts: number[];
};

/** Builds a learner in a new organisation who has a licence and has started the course. */
export async function beginCourse(
  server: TestApp,
  { scos, months = 12, basis, again }: Options = {},
): Promise<Learner> {
  const { db, services } = server;
  const course = again ?? (await buildCourse(db, { ...(scos ? { scos } : {}), ...(basis ? { basis } : {}) }));
  const groupId = again?.groupId ?? (await buildGroup(db));
  const userId = again?.userId ?? (await buildUser(db, { firstName: 'Mary-Ann Jo', lastName: 'Penrose' }));
  const issuer = await buildUser(db, { roles: ['super_admin'] });
  if (!again) await buildMembership(db, { userId, groupId });
  const licenceId = await buildLicence(services, {
    groupId,
    productId: course.productId,
    userId,
    actorId: issuer,
    months,
  });
  const client = await server.as(userId);
  await client.post(`/api/course-start/${course.courseId}/online/${groupId}`);
  const attempts = await server.rows<{ id: number }>(
    `select a.id from sco_users a join course_users c on c.id = a.course_user_id join scos s on s.id = a.sco_id
     where c.licence_id = $1 order by s.sequence`,
    [licenceId],
  );
  const { courseId, productId, storageKey } = course;
  return { client, userId, groupId, courseId, productId, storageKey, attempts: attempts.map((row) => row.id) };
}

export type Launch = { sco_user_id: number; session_token: string; play_url: string; mode: string };

export async function launch(learner: Learner, at: { module?: number; again?: boolean } = {}): Promise<Launch> {
  const answer = await learner.client.post(`/api/sco-user/${learner.attempts[at.module ?? 0]}/start`, {
    again: at.again ?? false,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

type Report = { seq?: number; finished?: boolean };

/** Posts a commit to the content host as the player does, without a session. */
export function commit(
  server: TestApp,
  token: string,
  delta: Partial<AttemptDelta>,
  { seq = 1, finished = false }: Report = {},
): Promise<Answer> {
  const deltas = [{ session: 1, ...delta }];
  return server.visitor().post('/commit', { token, seq, deltas, finished }, { host: contentHost });
}

export async function resultsOf(learner: Learner, module = 0) {
  return (await learner.client.get(`/api/sco-user/${learner.attempts[module]}/results`)).json();
}

/** Launches a module, and leaves it with this last delta. */
export async function play(
  server: TestApp,
  learner: Learner,
  at: { module?: number; delta: Partial<AttemptDelta> },
): Promise<Answer> {
  const { session_token: token } = await launch(learner, at);
  await commit(server, token, at.delta);
  return finish(learner, token, at.module);
}

export function finish(learner: Learner, token: string, module = 0): Promise<Answer> {
  const scoUserId = learner.attempts[module];
  return learner.client.post(`/api/sco-user/${scoUserId}/finish`, { attempt_id: scoUserId, token });
}
