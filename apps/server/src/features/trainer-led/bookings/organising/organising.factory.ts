import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import type { TestApp } from '../../../../test-support/test-app.ts';
import { openConfirming, start } from '../confirming/confirming.factory.ts';
import { watchChoices, watchOffers } from '../due/watch-choices.ts';

type Option = { trainers?: number; days?: string[] };
type Options = { options: { times_of_interest_id: number; day: string; starts: string[] }[] };

/** Opens a world with an organiser without an admin area, and the calls of choosing a date. */
export async function openOrganising(server: TestApp, options: { deliverable?: number } = {}) {
  const { db, rows } = server;
  const world = await openConfirming(server, options);
  const organiserId = await buildUser(db, { roles: ['organiser'] });
  await buildMembership(db, { userId: organiserId, groupId: world.groupId });
  const post = async (path: string, body: object = {}) => (await server.as(world.superId)).post(path, body);

  /** Creates a request of the organiser with trainers who said yes, which waits to be offered. */
  async function offered(option: Option = {}) {
    const built = await world.ready(option);
    const { projectId, requestId, requestAt, interestId } = built;
    await rows('update projects set organiser_user_id = $2 where id = $1', [projectId, organiserId]);
    const ask = (body: object = {}) => post(`${requestAt}/ask-organiser`, body);
    const own = `/api/my-booking-enquiries/${requestId}`;
    const bodyOf = (more: object = {}) => ({
      ...{ timesOfInterestId: interestId, startTimeDate: start, idempotencyKey: randomUUID() },
      ...more,
    });
    const choose = async (more: object = {}) => (await server.as(organiserId)).post(`${own}/book`, bodyOf(more));
    const shown = async () => (await (await server.as(organiserId)).get(`${own}/options`)).json() as Options;
    const remind = () => post(`${requestAt}/remind-organiser`);
    const sayNothing = (text = 'Nobody can come in February.') => post(`${requestAt}/nothing-available`, { text });
    const cancel = () => post(`${requestAt}/cancel`, { reason: 'Not needed', idempotencyKey: randomUUID() });
    const questions = () =>
      rows<{ state: string; organiser_user_id: number; due: string; reminders: number }>(
        `select state, organiser_user_id, to_char(due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due,
           cardinality(reminded_at) as reminders from organiser_enquiries where project_request_id = $1 order by id`,
        [requestId],
      );
    const stateOf = async () => (await world.stateOf(requestId))?.state;
    return { ...built, own, bodyOf, ask, choose, shown, remind, sayNothing, cancel, questions, stateOf };
  }

  /** Runs the jobs of this part and their tasks at a time. */
  async function pass(at: string): Promise<void> {
    server.clock.set(at);
    await inTransaction(db, async (tx) => {
      await watchChoices(server.services).run(tx);
      await watchOffers(server.services).run(tx);
    });
    await runBackground(server);
  }
  return { ...world, organiserId, post, offered, pass };
}
