import type { Body } from '@doselore/contract';
import { type changeSessionSettings as endpoint, sessionFields } from '@doselore/contract/settings';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findSessionSettings,
  lockGroupSettings,
  type SessionSettings,
  saveSessionSettings,
} from './settings.repository.ts';

/** Returns whether closing a course of the organisation forfeits the seats of absent delegates. */
export async function forfeitsAbsentSeats(db: Queries, groupId: GroupId): Promise<boolean> {
  return (await findSessionSettings(db, groupId)).forfeit_absent_seats;
}

/** Changes what closing does with the seats of absent delegates. Courses that are closed already stay as they are. */
export function changeSessionSettings(
  services: Pick<Services, 'db'>,
  actor: Actor,
  { groupId, change: { baseValues, ...submitted } }: { groupId: GroupId; change: Body<typeof endpoint> },
): Promise<SessionSettings> {
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const now = await findSessionSettings(tx, groupId);
    const after = await mergeChange<SessionSettings>(tx, actor, { subject, groupId, now, submitted, baseValues });
    await saveSessionSettings(tx, groupId, after);
    const { changes } = recordChanges(sessionFields, now, after);
    await recordAudit(tx, actor, { action: 'settings.sessions', subject, groupId, changes });
    return after;
  });
}
