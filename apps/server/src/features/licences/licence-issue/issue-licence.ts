import { randomUUID } from 'node:crypto';
import { AppError, isService, type ProductType } from '@doselore/contract';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Tx, violatedConstraint } from '../../../platform/db/index.ts';
import { once, onceWithAnswer } from '../../../platform/idempotency/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import type { LedgerKey } from '../ledger/index.ts';
import { startAttended } from '../licences/index.ts';
import { issueSeats } from './issue-seats.ts';
import type { IssuePlace, SeatIssue } from './seat-issue.ts';

type Core = Pick<Services, 'db' | 'clock'>;

type BundledKey = Omit<LedgerKey, 'groupId'>;

export type Issue = {
  groupId: GroupId;
  userId: number;
  /** Defaults to an abstract course. */
  productType?: ProductType;
  /** Id of a product of this type. */
  productId: number;
  certificateMonths: number;
  /** Products of the same bundle that the person gets too. */
  bundled?: readonly BundledKey[] | undefined;
  idempotencyKey: string;
};

/**
 * Takes one seat from the general pot for one member. When two managers issue the last seat at the same time, exactly
 * one succeeds (L7). A person never holds two live licences for one product in one organisation (L4). Both refusals are
 * 409.
 */
export async function issueLicence(
  services: Core,
  actor: Actor,
  { userId, bundled = [], ...issue }: Issue,
): Promise<number> {
  const { idempotencyKey, productType = 'abstract_course', ...key } = issue;
  const command = `issue ${key.groupId}/${userId}/${productType}/${key.productId}/${key.certificateMonths}${wordsOf(bundled)}`;
  return refuseDuplicateLicence(
    once(services.db, { actorId: actor.id, key: idempotencyKey, command }, async (tx) => {
      const place = { groupId: key.groupId, source: 'POT' } as const;
      const at = services.clock.now();
      const keys = { key: { ...key, productType }, bundled: bundled.map((one) => ({ ...one, groupId: key.groupId })) };
      const one = { ...keys, place, userIds: [userId], mode: 'all', at } as const;
      const { licenceIds, bundledIds } = await issueSeats(tx, { ...one, actor, batchId: `issue-${randomUUID()}` });
      const [licenceId = 0] = licenceIds;
      await recordAudit(tx, actor, {
        action: 'licences.issue',
        subject: `licence ${licenceId}`,
        groupId: key.groupId,
        detail: { userId, productType, productId: key.productId, months: key.certificateMonths },
      });
      for (const [nth, id] of bundledIds.entries())
        await recordAudit(tx, actor, {
          action: 'licences.issue',
          subject: `licence ${id}`,
          groupId: key.groupId,
          detail: { userId, bundledWith: licenceId, position: nth + 1 },
        });
      return licenceId;
    }),
  );
}

export type BulkIssue = {
  key: LedgerKey;
  place: IssuePlace;
  userIds: readonly number[];
  mode: SeatIssue['mode'];
  bundled?: readonly BundledKey[] | undefined;
  idempotencyKey: string;
};
type BulkResult = { issued: number; left_out: number; available: number; bundled?: number };

/** Issues licences to many people at once, from any source that the caller may use. */
export async function issueToMany(services: Core, actor: Actor, issue: BulkIssue): Promise<BulkResult> {
  const { key, place, userIds, mode, bundled = [], idempotencyKey } = issue;
  const where = `${place.source}/${place.subgroupId ?? ''}/${place.virtualGroupId ?? ''}`;
  const command = `bulk-issue ${Object.values(key).join('/')}/${where}/${mode}/${sha256([...userIds].sort().join()).toString('hex')}${wordsOf(bundled)}`;
  return refuseDuplicateLicence(
    onceWithAnswer(services.db, { actorId: actor.id, key: idempotencyKey, command }, (tx) =>
      issueWithin(tx, actor, { ...issue, at: services.clock.now() }),
    ),
  );
}

/** Returns the bundled keys as a part of the command that an idempotency key belongs to. Nothing without any. */
const wordsOf = (bundled: readonly BundledKey[]) =>
  bundled.map((one) => ` + ${one.productType}/${one.productId}/${one.certificateMonths}`).join('');

/** Issues licences to many people in the caller's transaction. */
export async function issueWithin(
  tx: Tx,
  actor: Actor,
  issue: Omit<BulkIssue, 'idempotencyKey'> & { at: Date },
): Promise<BulkResult> {
  const { key, place } = issue;
  const bundled = issue.bundled?.map((one) => ({ ...one, groupId: key.groupId }));
  const { licenceIds, left, bundledIds } = await issueSeats(tx, {
    ...issue,
    bundled,
    actor,
    batchId: `issue-${randomUUID()}`,
  });
  // Delegates whose attendance was recorded before use the licence immediately.
  if (place.virtualGroupId !== undefined)
    await startAttended(tx, { virtualGroupId: place.virtualGroupId, actorId: actor.id, at: issue.at });
  const peopleCount = new Set(issue.userIds).size;
  const more = bundledIds.length > 0 && { bundled: bundledIds.length };
  const result = {
    issued: licenceIds.length,
    left_out: peopleCount - licenceIds.length,
    available: left,
    ...more,
  };
  await recordAudit(tx, actor, {
    action: 'licences.bulkIssue',
    subject: subjectOf(place),
    groupId: key.groupId,
    detail: {
      ...key,
      source: place.source,
      issued: result.issued,
      leftOut: result.left_out,
      first: licenceIds[0] ?? null,
      ...more,
    },
  });
  return result;
}

function subjectOf(place: IssuePlace): string {
  if (place.virtualGroupId !== undefined) return `virtual group ${place.virtualGroupId}`;
  return isService(place) ? `subgroup ${place.subgroupId}` : `group ${place.groupId}`;
}

/** Turns the database's refusal of two live licences for one product into a readable error. */
export async function refuseDuplicateLicence<T>(issuing: Promise<T>): Promise<T> {
  try {
    return await issuing;
  } catch (error) {
    if (violatedConstraint(error) === 'licences_live_key')
      throw new AppError('conflict', 'Someone else has issued a licence for this course. Nothing was issued.');
    throw error;
  }
}
