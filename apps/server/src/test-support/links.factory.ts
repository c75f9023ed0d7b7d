import type { ProductType } from '@doselore/contract';
import type { LinkKind } from '@doselore/contract/linked-courses';
import type { Database } from '../platform/db/index.ts';

type Side = number | { type: ProductType; id: number };
type Overrides = { kind: LinkKind; from: Side; to: Side; fromOn?: string; untilOn?: string | null };

const sideOf = (side: Side) => (typeof side === 'number' ? { type: 'abstract_course' as const, id: side } : side);

/** Builds a link between two products; a number is the id of an online one. It holds from the start of 2026 on. */
export async function buildLink(db: Database, { kind, untilOn = null, ...target }: Overrides): Promise<number> {
  const [from, to] = [sideOf(target.from), sideOf(target.to)];
  const { id } = await db
    .insertInto('product_links')
    .values({
      kind,
      from_type: from.type,
      from_id: from.id,
      to_type: to.type,
      to_id: to.id,
      from_on: target.fromOn ?? '2026-01-01',
      until_on: untilOn,
      made_at: '2026-01-01T09:00:00Z',
      ended_at: untilOn === null ? null : `${untilOn}T09:00:00Z`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
