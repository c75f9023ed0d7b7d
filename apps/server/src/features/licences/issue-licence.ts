import { AppError, terms } from '@doselore/contract';
import { violatedConstraint } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import { type LedgerKey, moveSeats } from './ledger.ts';
import { findProduct, insertLicence, isPlaceIn } from './licences.repository.ts';
import { once } from './once.ts';
import { isOwnAccount } from './seats.repository.ts';

export type Issue = {
  groupId: number;
  userId: number;
  /** Left out: an abstract course. */
  productType?: LedgerKey['productType'];
  /** Of that type. */
  productId: number;
  certificateMonths: number;
  idempotencyKey: string;
};

/**
 * Takes one seat from the general pot for one member. Of two managers racing for the last seat exactly one succeeds
 * (L7); nobody ever holds two live licences for one product in one organisation (L4). Both losers get 409.
 */
export async function issueLicence(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  issue: Issue,
): Promise<number> {
  const productType = issue.productType ?? 'abstract_course';
  const command = `issue ${issue.groupId}/${issue.userId}/${productType}/${issue.productId}/${issue.certificateMonths}`;
  try {
    return await once(services.db, { actorId: actor.id, key: issue.idempotencyKey, command }, async (tx) => {
      const product = await findProduct(tx, { productType, productId: issue.productId });
      if (product === undefined || product.archived_at !== null)
        throw new AppError('conflict', 'This course is no longer offered. Nothing was issued.');
      if (!(await isPlaceIn(tx, { groupId: issue.groupId })))
        throw new AppError('conflict', `This ${terms.group.one} is archived. Nothing was issued.`);
      if (!(await isOwnAccount(tx, issue.userId)))
        throw new AppError('conflict', 'This account was merged into another one. Issue to that one instead.');
      const key = {
        groupId: issue.groupId,
        productType,
        productId: product.id,
        certificateMonths: issue.certificateMonths,
      };
      const batchId = `issue-${issue.idempotencyKey}`;
      const move = {
        key,
        from: { kind: 'POT' },
        to: { kind: 'HELD' },
        quantity: 1,
        kind: 'issue',
        actorId: actor.id,
        batchId,
      } as const;
      const { fromId } = await moveSeats(tx, move);
      const licenceId = await insertLicence(tx, {
        ...key,
        userId: issue.userId,
        sourceAccountId: fromId,
        issuedBy: actor.id,
        issuedAt: services.clock.now(),
      });
      await recordAudit(tx, actor, {
        action: 'licences.issue',
        subject: `licence ${licenceId}`,
        groupId: issue.groupId,
        detail: { userId: issue.userId, productType, productId: product.id, months: issue.certificateMonths },
      });
      return licenceId;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'licences_live_key') {
      throw new AppError('conflict', 'This member already has a licence for this course. Nothing was issued.');
    }
    throw error;
  }
}
