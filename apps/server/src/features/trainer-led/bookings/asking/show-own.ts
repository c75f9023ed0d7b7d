import { isOwnClash, type OwnEnquiries, type OwnEnquiry } from '@doselore/contract/bookings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Scope, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { chooseTrainers } from '../choosing/choose-trainers.ts';
import type { WindowChoice } from '../choosing/compare-wish.ts';
import { findWish } from '../choosing/wish.repository.ts';
import { presentPair } from '../two-in-one/pairs.ts';
import { countOwn, listOwn, type OwnData } from './own-enquiries.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;

/**
 * Returns what a trainer is asked and has answered, grouped by organisation and request. Names what is in the way in the
 * trainer's own calendar, and neither other trainers nor scores. Compares once for each request with an open question.
 */
export async function showOwnEnquiries({ db, clock }: Room, scope: Scope, trainerId: UserId): Promise<OwnEnquiries> {
  const at = clock.now();
  const rows = await listOwn(db, scope, londonWallClock(at));
  const verdicts = new Map<number, WindowChoice>();
  for (const [, all] of Map.groupBy(rows, (row) => row.request_id))
    for (const [id, choice] of await compareOwn(db, { all, trainerId, at })) verdicts.set(id, choice);
  return {
    waiting: rows.filter((row) => row.state === 'sent').length,
    groups: [...Map.groupBy(rows, (row) => row.group_id)].map(([id, ofGroup]) => ({
      group: { id, name: ofGroup[0]?.group_name ?? '' },
      requests: [...Map.groupBy(ofGroup, (row) => row.request_id)].flatMap(([requestId, all]) => {
        const [first] = all;
        if (first === undefined) return [];
        const { course, is_virtual, minutes, delegates, place, other } = first;
        const enquiries = all.map((row) => presentOwn(row, verdicts.get(row.id)));
        const shown = { course, is_virtual, minutes, delegates, place: is_virtual ? null : place };
        return [{ id: requestId, ...shown, other, enquiries }];
      }),
    })),
  };
}

type Own = { all: readonly OwnData[]; trainerId: UserId; at: Date };

/** Asks the rules about the open questions of one request. */
async function compareOwn(db: Queries, { all, trainerId, at }: Own): Promise<(readonly [number, WindowChoice])[]> {
  const open = all.filter((row) => row.state === 'sent');
  const [first] = open;
  const wish = first && (await findWish(db, first.request_id));
  if (wish === undefined) return [];
  const choices = await chooseTrainers(db, { wish, dates: open, at, trainerIds: [trainerId] });
  return choices.flatMap((choice, nth) => {
    const row = open[nth];
    return row === undefined ? [] : [[row.id, choice] as const];
  });
}

function presentOwn(row: OwnData, choice: WindowChoice | undefined): OwnEnquiry {
  const own = choice?.options[0];
  const clashes = own?.start === null ? own.conflicts.filter(({ code }) => isOwnClash(code)) : [];
  return {
    ...{ id: row.id, state: row.state, is_firm: row.is_firm, can_take_back: row.can_take_back },
    ...{ window_start: row.window_start.toISOString(), window_end: row.window_end.toISOString() },
    due_at: row.due_at.toISOString(),
    minutes_there: own?.figures.there ?? null,
    minutes_back: own?.figures.back ?? null,
    first_start: own === undefined || own.start === null ? null : new Date(own.start).toISOString(),
    first_pair: own === undefined ? null : presentPair(own),
    clashes: clashes.map(({ text }) => text),
  };
}

/** Counts what waits for an answer of a trainer. */
export async function countOwnEnquiries({ db, clock }: Room, scope: Scope) {
  const { waiting, due_at: dueAt } = await countOwn(db, scope, londonWallClock(clock.now()));
  return { waiting, due_at: dueAt?.toISOString() ?? null };
}
