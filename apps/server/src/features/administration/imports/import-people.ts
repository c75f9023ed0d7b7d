import { terms } from '@doselore/contract';
import type { CheckedPlace } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { addExisting, addPeople, addressTaken } from '../../people/members/index.ts';
import { inviteFromList, lockPlaces, type PlacesOfCourse } from '../../trainer-led/virtual-groups/index.ts';
import { type CheckedPerson, checkNewRows } from './check-new-rows.ts';
import { verdictOf } from './check-rows.ts';
import { describeInvited } from './describe-invited.ts';
import type { Problem } from './field-problem.ts';
import { listSheetRows } from './import-rows.repository.ts';
import { actorOf, placeOf, type RowVerdict, refused, type Work } from './import-work.ts';
import { openReader } from './list-questions.ts';

type Outcome = Pick<RowVerdict, 'status' | 'problems'>;
/** `isNew`: the person has a new account, and was emailed a link to set it up. */
type OnAdding = { userId: number; isNew: boolean } | { refusal: Problem };

/**
 * Adds the people of rows to their place. Where the list names the delegates of a course, also invites them to it, or
 * puts them on its waiting list.
 */
export async function importPeople(services: Services, tx: Tx, work: Work): Promise<RowVerdict[]> {
  const { list, rows } = work;
  const place = placeOf(list);
  // Before the people, because a course is always locked before them.
  const course =
    list.virtual_group_id === null ? undefined : await lockPlaces(tx, { place, virtualGroupId: list.virtual_group_id });
  if (list.virtual_group_id !== null && (course === undefined || course.ended !== undefined))
    return rows.map(({ number, changes }) => ({ number, changes, ...failed(ending(course)) }));
  const reader = await openReader(tx, list, today(services.clock));
  const checked = await checkNewRows(
    tx,
    { place, columns: list.columns, reader, course },
    { rows, all: await listSheetRows(tx, list.id) },
  );
  const added = await addEach(services, tx, { list, place, checked });
  const invited = await inviteEach(services, tx, { list, place, outcomes: [...added.values()] });
  return checked.map((row) => {
    const outcome = added.get(row.number);
    if (outcome === undefined) return refused(verdictOf(row));
    if ('refusal' in outcome) return { ...verdictOf(row), ...failed(outcome.refusal) };
    if (invited === undefined) return { ...verdictOf(row), status: 'done', problems: row.problems };
    return { ...verdictOf(row), ...describeInvited(invited, outcome) };
  });
}

const failed = (problem: Problem): Outcome => ({ status: 'failed', problems: [problem] });

const ending = (course: PlacesOfCourse | undefined): Problem => ({
  field: null,
  message: `This ${terms.virtualGroup.one} ${course?.ended === undefined ? 'no longer exists' : `is already ${course.ended}`}`,
});

type Adding = { list: Work['list']; place: CheckedPlace; checked: readonly CheckedPerson[] };

/** Makes the people of rows members. Returns the outcome of each row that was ready, by its number. */
async function addEach(services: Services, tx: Tx, { list, place, checked }: Adding): Promise<Map<number, OnAdding>> {
  const outcomes = new Map<number, OnAdding>();
  const actor = actorOf(list);
  for (const { number, person, memberId } of checked) {
    if (memberId !== undefined) outcomes.set(number, { userId: memberId, isNew: false });
    if (person?.userId === undefined) continue;
    const refusal = await addExisting(services, tx, { actor, place, ...person, userId: person.userId });
    outcomes.set(
      number,
      refusal === undefined ? { userId: person.userId, isNew: false } : { refusal: { field: null, message: refusal } },
    );
  }
  const fresh = checked.flatMap(({ number, person }) =>
    person === undefined || person.userId !== undefined ? [] : [{ number, person }],
  );
  const ids = await addPeople(services, tx, { actor, place, people: fresh.map(({ person }) => person) });
  for (const [index, { number }] of fresh.entries()) {
    const userId = ids[index];
    const refusal: Problem = { field: 'email', message: addressTaken().message };
    outcomes.set(number, userId === undefined ? { refusal } : { userId, isNew: true });
  }
  return outcomes;
}

type Inviting = { list: Work['list']; place: CheckedPlace; outcomes: readonly OnAdding[] };

async function inviteEach(services: Services, tx: Tx, { list, place, outcomes }: Inviting) {
  if (list.virtual_group_id === null) return undefined;
  const userIds = outcomes.flatMap((outcome) => ('userId' in outcome ? [outcome.userId] : []));
  return inviteFromList(services, tx, { actor: actorOf(list), place, virtualGroupId: list.virtual_group_id, userIds });
}
