import type { EvidenceType } from '@doselore/contract/external-courses';
import type { Actor, GroupId, UserId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { expiryOf } from '../entry-fields.ts';
import { type EntryFields, insertEntry } from '../external-courses.repository.ts';

export type ListedEntry = Omit<EntryFields, 'expires_on'> & {
  userId: UserId;
  evidence: { key: string; name: string; type: EvidenceType; bytes: number } | undefined;
};

/** Adds the checked entries of an uploaded list in the caller's transaction. */
export async function addListedEntries(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  actor: Actor,
  { groupId, importId, entries }: { groupId: GroupId; importId: number; entries: readonly ListedEntry[] },
): Promise<void> {
  const at = clock.now();
  for (const { userId, evidence, ...facts } of entries) {
    const fields = { ...facts, expires_on: expiryOf(facts.completed_on, facts.months) };
    const id = await insertEntry(tx, { ...fields, userId, groupId, enteredBy: actor.id, at, evidence });
    await recordAudit(tx, actor, {
      action: 'externalCourses.add',
      subject: `external course user ${id}`,
      groupId,
      detail: { import: importId, has_evidence: evidence !== undefined },
    });
  }
}
