import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { addExisting, addPeople, addressTaken } from '../../../people/members/index.ts';
import type { Problem } from '../field-problem.ts';
import type { RowVerdict } from '../import-rows.repository.ts';
import type { ListedRows } from '../list-kind.ts';
import { type CheckedPerson, checkNewRows } from './check-new-rows.ts';

/** `isNew`: the person has a new account, and was emailed a link to set it up. */
type OnAdding = { userId: number; isNew: boolean } | { refusal: Problem };
/** Outcomes of the rows that were ready, by row number. */
export type AddedPeople = ReadonlyMap<number, OnAdding>;

type Listed = Pick<ListedRows, 'actor' | 'place'>;

/** Makes the people of checked rows members of the place. */
export async function addPeopleOfRows(
  services: Services,
  tx: Tx,
  { actor, place, checked }: Listed & { checked: readonly CheckedPerson[] },
): Promise<AddedPeople> {
  const outcomes = new Map<number, OnAdding>();
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

type OnAdded = (person: { userId: number; isNew: boolean }) => Pick<RowVerdict, 'status' | 'problems'>;

/** Returns the verdicts on checked rows after their people were added. `onAdded` judges rows of added people. */
export const verdictsOnAdded = (
  checked: readonly CheckedPerson[],
  added: AddedPeople,
  onAdded?: OnAdded,
): RowVerdict[] =>
  checked.map((row) => {
    const outcome = added.get(row.number);
    if (outcome === undefined) return row;
    if ('refusal' in outcome) return { ...row, status: 'failed', problems: [outcome.refusal] };
    return { ...row, ...(onAdded?.(outcome) ?? { status: 'done' }) };
  });

/** Checks rows once more, then adds their people to the place in the same transaction. */
export async function importPeople(services: Services, tx: Tx, listed: ListedRows): Promise<RowVerdict[]> {
  const checked = await checkNewRows(tx, listed);
  return verdictsOnAdded(checked, await addPeopleOfRows(services, tx, { ...listed, checked }));
}
