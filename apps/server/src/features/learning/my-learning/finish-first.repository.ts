import { type RawBuilder, sql } from 'kysely';
import { titleOf } from '../../../platform/db/index.ts';

type Params = Record<'userId' | 'groupId' | 'productType' | 'productId' | 'day', RawBuilder<unknown>>;

/** SQL for the titles of the products to finish before a person can start a product on a day. */
export const finishFirstTitles = ({ userId, groupId, productType, productId, day }: Params): RawBuilder<string[]> =>
  sql<string[]>`coalesce((select jsonb_agg(${titleOf('n')} order by n.link_id)
    from missing_prerequisites(${userId}, ${groupId}, ${productType}, ${productId}, ${day}) n), '[]')`;
