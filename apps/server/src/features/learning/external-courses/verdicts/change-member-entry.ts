import type { Body } from '@doselore/contract';
import type {
  addMemberEntry as addEndpoint,
  changeMemberEntry,
  ExternalChanges,
} from '@doselore/contract/external-courses';
import type { Actor, Scope } from '../../../../platform/access/index.ts';
import { mergeChange } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import { once } from '../../../../platform/idempotency/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { addEntryWithin, lockOpenEntry, saveEntry } from '../change-entry.ts';
import type { MemberRef } from '../external-courses.repository.ts';

type Room = Pick<Services, 'db' | 'clock'>;

/** Adds an entry for a member once for its key, and returns its id. */
export function addMemberEntry(
  services: Room,
  actor: Actor,
  { scope, target, body }: { scope: Scope; target: MemberRef; body: Body<typeof addEndpoint.group> },
): Promise<number> {
  const { idempotencyKey, ...changes } = body;
  const { userId, groupId } = target;
  const command = { actorId: actor.id, key: idempotencyKey, command: `add external course of ${userId}` };
  return once(services.db, command, (tx) =>
    addEntryWithin(services, tx, actor, { scope, userId, groupId, target, changes }),
  );
}

type Change = {
  scope: Scope;
  target: MemberRef & { entryId: number };
  body: Body<typeof changeMemberEntry.group>;
};

/** Changes an entry that no organisation has decided about, and returns its fields. */
export function changeMemberFacts(
  services: Room,
  actor: Actor,
  { scope, target: { entryId, ...target }, body: { baseValues, ...submitted } }: Change,
): Promise<ExternalChanges> {
  return inTransaction(services.db, async (tx) => {
    const before = await lockOpenEntry(tx, { scope, externalCourseUserId: entryId, target });
    const { external_course_id, title, provider, completed_on, months, reference } = before;
    const now: ExternalChanges = { external_course_id, title, provider, completed_on, months, reference };
    const subject = `external course user ${entryId}`;
    const changes = await mergeChange<ExternalChanges>(tx, actor, { subject, now, submitted, baseValues });
    await saveEntry(services, tx, actor, { before, changes, groupId: target.groupId });
    return changes;
  });
}
