import { AppError } from '@doselore/contract';
import { productKey } from '@doselore/contract/linked-courses';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { toLink } from './linked-courses.presenter.ts';
import { endLinks, findLink, insertLink, lockLinks } from './linked-courses.repository.ts';
import type { LinksChange } from './plan-links.ts';
import { prepareEnd, prepareLinks } from './preview-links.ts';

type Core = Pick<Services, 'db' | 'clock'>;

const changed = () =>
  new AppError(
    'conflict',
    'Someone else has linked these courses since. Look at the preview again. Nothing was changed.',
  );

/** Links a product to others, all or none. Throws 409 when `seen` is not the set that the links would concern now. */
export async function makeLinks(
  { db, clock }: Core,
  actor: Actor,
  { seen, ...links }: LinksChange & { seen: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLinks(tx);
    const prepared = await prepareLinks(tx, links);
    if (prepared.seen !== seen) throw changed();
    const by = { actorId: actor.id, at: clock.now(), today: today(clock) };
    await endLinks(tx, { ids: prepared.plan.ends.map(({ id }) => id), ...by });
    const ids: number[] = [];
    for (const edge of prepared.plan.makes) ids.push(await insertLink(tx, { ...edge, ...by }));
    await recordAudit(tx, actor, {
      action: 'courses.link',
      subject: `course link ${ids[0]}`,
      detail: { kind: links.kind, from: productKey(links.from), to: links.to.map(productKey).join() },
    });
  });
}

/** Ends a link from today on. A link that has ended stays as it is. */
export async function endLink(
  { db, clock }: Core,
  actor: Actor,
  { linkId, seen }: { linkId: number; seen: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLinks(tx);
    const row = await findLink(tx, linkId);
    if (row === undefined) throw notFound();
    if (row.until_on !== null) return;
    const link = toLink(row);
    if ((await prepareEnd(tx, link)).seen !== seen) throw changed();
    await endLinks(tx, { ids: [linkId], actorId: actor.id, at: clock.now(), today: today(clock) });
    await recordAudit(tx, actor, {
      action: 'courses.endLink',
      subject: `course link ${linkId}`,
      detail: { kind: link.kind, from: productKey(link.from), to: productKey(link.to) },
    });
  });
}
