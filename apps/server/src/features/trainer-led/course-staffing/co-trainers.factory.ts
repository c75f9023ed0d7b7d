import { commandOf } from '@doselore/contract';
import { sessionsText } from '@doselore/contract/course-planning';
import { coTrainerTexts } from '@doselore/contract/course-staffing';
import { expect } from 'vitest';
import type { TestApp } from '../../../test-support/test-app.ts';
import { buildTrainer } from '../../../test-support/trainers.factory.ts';
import { type Planning, session } from '../course-planning/planning.factory.ts';

/** Sets the time, and returns what makes courses with trainers of their own and saves their co-trainers. */
export function openCoTrainers({ db, clock }: TestApp) {
  clock.set('2027-01-04T09:00:00Z');
  const sessions = sessionsText([session('2027-02-01')]);

  const trainerOf = (world: Planning, lastName?: string) =>
    buildTrainer(db, { firstName: 'Gwen', lastName: lastName ?? 'Pritchard', teaches: [world.productId] });

  /** Creates a draft of one day with a trainer of its own, and returns its id. */
  async function draft(world: Planning, more: object = {}): Promise<number> {
    const { id } = (await world.create()).json();
    const trainerUserId = await trainerOf(world, 'Lead');
    await world.plan(id, { sessions, trainerUserId, ...more });
    return id;
  }
  const publish = (world: Planning, id: number, body: object = {}) =>
    world.asSuper.post(world.at(id, '/publish'), body);
  async function scheduled(world: Planning, more: object = {}): Promise<number> {
    const id = await draft(world, more);
    expect((await publish(world, id)).statusCode).toBe(200);
    return id;
  }

  const textOf = (userIds: readonly number[]) => coTrainerTexts.textOf(userIds.map((userId) => ({ userId })));
  type Saving = { from?: readonly number[] } & Record<string, unknown>;
  const save = (world: Planning, id: number, userIds: readonly number[], { from = [], ...more }: Saving = {}) =>
    world.asSuper.put(
      world.at(id, '/managers'),
      commandOf({ userIds, baseValues: { co_trainers: textOf(from) }, ...more }),
    );
  return { trainerOf, draft, publish, scheduled, textOf, save };
}
