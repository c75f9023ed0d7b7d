import { afterEach, expect, test } from 'vitest';
import { inTransaction } from '../../../../platform/db/index.ts';
import { runBackground } from '../../../../test-support/background.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { openConfirming, today } from '../confirming/confirming.factory.ts';
import { watchConfirmations } from './watch-confirmations.ts';
import { watchEnquiries } from './watch-enquiries.ts';

const server = await openTestApp({ connections: 20 });
server.clock.set(today);
afterEach(() => server.clock.set(today));

type World = Awaited<ReturnType<typeof openUnfit>>;

/** Opens a request with two trainers who said yes; the first is asked to confirm. */
async function openUnfit() {
  const world = await openConfirming(server);
  const request = await world.ready({ trainers: 2 });
  await request.book({ trainerUserId: world.trainerId });
  /** Lets a minute pass, and runs the jobs and their tasks. */
  async function pass() {
    server.clock.advance(60_000);
    await inTransaction(server.db, async (tx) => {
      await watchEnquiries(server.services).run(tx);
      await watchConfirmations(server.services).run(tx);
    });
    await runBackground(server);
  }
  const answers = () =>
    server.rows<{ trainer_user_id: number; state: string }>(
      'select trainer_user_id, state from availability_enquiries where times_of_interest_id = $1 order by id',
      [request.interestId],
    );
  return { ...world, ...request, pass, answers };
}

const admin = (world: World) => server.as(world.superId);
const trainer = ({ trainerId }: World) => `/api/admin/trainers/${trainerId}`;

test.each<[string, (world: World) => Promise<unknown>]>([
  [
    'is deactivated',
    async (world) => (await admin(world)).post(`${trainer(world)}/deactivate`, { reason: 'Moved away' }),
  ],
  [
    'no longer teaches the course',
    ({ trainerId }) =>
      server.rows('update trainer_suitabilities set level = 0 where trainer_user_id = $1', [trainerId]),
  ],
  [
    'teaches it until the day before only',
    ({ trainerId }) =>
      server.rows("update trainer_suitabilities set valid_until = '2027-01-31' where trainer_user_id = $1", [
        trainerId,
      ]),
  ],
  [
    'may not work for the organisation',
    ({ trainerId, groupId }) =>
      server.rows(
        `insert into trainer_group_compatibilities (trainer_user_id, group_id, kind, reason)
         values ($1, $2, 'excluded', 'Former employer')`,
        [trainerId, groupId],
      ),
  ],
])('a trainer who %s is no longer asked, and the next one is', async (_, change) => {
  const world = await openUnfit();
  await world.pass();
  expect((await world.questionOf(world.requestId)).trainer_user_id).toBe(world.trainerId);
  await change(world);
  await world.pass();
  const [, next = 0] = world.trainerIds;
  expect(await world.questionOf(world.requestId)).toMatchObject({ trainer_user_id: next, state: 'asked' });
  expect((await world.holdsOf(world.requestId)).map((one) => one.trainer_user_id)).toEqual([next]);
  expect(await world.answers()).toEqual([
    { trainer_user_id: world.trainerId, state: 'withdrawn' },
    { trainer_user_id: next, state: 'yes' },
  ]);
  expect(await world.mailsTo(world.superId)).toContain('Trainer lost: Basic life support on Mon 1st Feb 2027 at 10:00');
  const mails = (await world.mailsTo(world.trainerId)).filter((subject) => subject.startsWith('No longer needed'));
  expect(mails).toHaveLength(1);
});

test('teaching it until the very day is enough, and nothing is withdrawn from a request that has ended', async () => {
  const world = await openUnfit();
  const { trainerId } = world;
  await server.rows("update trainer_suitabilities set valid_until = '2027-02-01' where trainer_user_id = $1", [
    trainerId,
  ]);
  await world.pass();
  const question = await world.questionOf(world.requestId);
  expect([question.trainer_user_id, question.state]).toEqual([trainerId, 'asked']);
  await (await world.asTrainer(trainerId)).confirm(question.id);
  await server.rows('update trainer_suitabilities set level = 0 where trainer_user_id = $1', [trainerId]);
  const before = await world.answers();
  await world.pass();
  expect(await world.answers()).toEqual(before);
});
