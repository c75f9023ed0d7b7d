import type { PlannedSession } from '@doselore/contract/course-planning';
import { slotOf } from '@doselore/contract/course-planning';
import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { matchSessions, type StoredSession } from './match-sessions.ts';

type Saving = {
  virtualGroupId: VirtualGroupId;
  sessions: readonly PlannedSession[];
  /** Whether calendars may know the course, and whether its venue or the place of the whole course changes. */
  calendar: { isKnown: boolean; hasNewVenue: boolean; hasNewPlace: boolean };
};

/**
 * Saves the sessions of a course, and sets its times to the first start and the last end in the same transaction (V8).
 * A session that continues a stored one keeps its row, with its marks and its place in calendars. The caller has locked
 * the course and checked the sessions.
 */
export async function saveSessions(tx: Tx, { virtualGroupId, sessions, calendar }: Saving): Promise<void> {
  const ordered = [...sessions].sort((a, b) => a.training_start.localeCompare(b.training_start));
  const stored = await listStoredSessions(tx, virtualGroupId);
  const matched = matchSessions(stored, ordered);
  const rows = ordered.map((session, index) => ({
    ...session,
    id: matched[index]?.id ?? null,
    ordinal: index + 1,
    training_slot: slotOf(session),
  }));
  const surplus = stored.filter((one) => !matched.includes(one)).map(({ id }) => id);
  await deleteSessions(tx, surplus);
  await updateSessions(tx, rows, calendar);
  const added = rows.filter(({ id }) => id === null);
  if (added.length > 0)
    await tx
      .insertInto('virtual_group_sessions')
      .values(added.map(({ id: _none, ...row }) => ({ ...row, virtual_group_id: virtualGroupId })))
      .execute();
  await tx
    .updateTable('virtual_groups')
    .set({
      training_start: ordered[0]?.training_start ?? null,
      training_end: ordered.at(-1)?.training_end ?? null,
    })
    .where('id', '=', virtualGroupId)
    .execute();
}

async function listStoredSessions(tx: Tx, virtualGroupId: VirtualGroupId): Promise<StoredSession[]> {
  const rows = await tx
    .selectFrom('virtual_group_sessions')
    .select(['id', 'training_start', 'training_end', 'place'])
    .where('virtual_group_id', '=', virtualGroupId)
    .orderBy('training_start')
    .orderBy('ordinal')
    .execute();
  return rows.map((row) => ({
    ...row,
    training_start: row.training_start.toISOString(),
    training_end: row.training_end.toISOString(),
  }));
}

export async function deleteSessions(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`delete from virtual_group_sessions where id = any(${[...ids]}::bigint[])`.execute(tx);
}

type Row = PlannedSession & { id: number | null; ordinal: number; training_slot: string };

/** Updates kept sessions in one statement, because their order may change. */
export async function updateSessions(tx: Tx, rows: readonly Row[], calendar: Saving['calendar']): Promise<void> {
  const { isKnown, hasNewVenue, hasNewPlace } = calendar;
  await sql`update virtual_group_sessions s set ordinal = n.ordinal, training_slot = n.training_slot,
      training_start = n.training_start, training_end = n.training_end, place = n.place,
      calendar_sequence = s.calendar_sequence + case when ${isKnown} and (n.training_start <> s.training_start
        or n.training_end <> s.training_end or n.place is distinct from s.place
        or ${hasNewVenue} or (${hasNewPlace} and n.place is null)) then 1 else 0 end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id bigint, ordinal smallint, training_slot text,
      training_start timestamptz, training_end timestamptz, place text)
    where s.id = n.id`.execute(tx);
}

/**
 * Counts a change of status of every session for calendars: the course has a date again, none any more, or was
 * cancelled. `onlyKnown` leaves out sessions that calendars cannot know, because nothing was counted so far.
 */
export async function raiseSequences(
  tx: Tx,
  virtualGroupId: VirtualGroupId,
  { onlyKnown = false }: { onlyKnown?: boolean } = {},
): Promise<void> {
  await tx
    .updateTable('virtual_group_sessions')
    .set({ calendar_sequence: sql`calendar_sequence + 1` })
    .where('virtual_group_id', '=', virtualGroupId)
    .where('calendar_sequence', '>=', onlyKnown ? 1 : 0)
    .execute();
}
