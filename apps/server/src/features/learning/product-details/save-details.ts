import { type Body, fieldError } from '@doselore/contract';
import { type DetailFields, detailFields, type saveProductDetails } from '@doselore/contract/product-details';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldsOf } from './product-details.presenter.ts';
import {
  insertDetails,
  listAccreditors,
  listSiteAdmins,
  listVersions,
  lockProduct,
  type Product,
} from './product-details.repository.ts';

/** Saves the details of a product as their next version, and returns them. A save without a change adds no version. */
export function saveDetails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { product, change }: { product: Product; change: Body<typeof saveProductDetails> },
): Promise<DetailFields> {
  const { baseValues, ...submitted } = change;
  const subject = subjectOf(product);
  return inTransaction(db, async (tx) => {
    if (!(await lockProduct(tx, product))) throw notFound();
    const [newest] = await listVersions(tx, product, 1);
    const now = fieldsOf(newest);
    const fields = await mergeChange<DetailFields>(tx, actor, { subject, now, submitted, baseValues });
    const { changes } = recordChanges(detailFields, now, fields);
    if (Object.keys(changes).length === 0) return now;
    await checkFields(tx, { fields, now });
    await insertDetails(tx, {
      ...{ product, fields, version: (newest?.version ?? 0) + 1 },
      ...{ by: actor.id, at: clock.now() },
    });
    await recordAudit(tx, actor, { action: 'courses.details', subject, changes });
    return fields;
  });
}

const subjectOf = ({ productType, productId }: Product): string =>
  `${productType === 'abstract_course' ? 'product' : 'paper product'} ${productId}`;

async function checkFields(tx: Tx, { fields, now }: { fields: DetailFields; now: DetailFields }): Promise<void> {
  const { reviewed_on: reviewed, review_due_on: due, content_owner_id: owner, accreditor_code: accreditor } = fields;
  if (reviewed !== null && due !== null && due <= reviewed)
    throw fieldError('review_due_on', 'Should be after the day of the last review');
  const isNewAccreditor = accreditor !== null && accreditor !== now.accreditor_code;
  if (isNewAccreditor && !(await listAccreditors(tx)).some(({ code }) => code === accreditor))
    throw fieldError('accreditor_code', 'Choose an accreditor from the list');
  if (owner === null || owner === now.content_owner_id) return;
  if (!(await listSiteAdmins(tx)).some(({ id }) => id === owner))
    throw fieldError('content_owner_id', 'Choose a site admin who can sign in');
}
