import type { ProductType } from '@doselore/contract';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';
import { detailsVersion } from '../badges.repository.ts';

export type AchievementData = {
  title: string;
  /** One learning objective on each line. */
  objectives: string;
  cpd_minutes: number | null;
  accreditation_reference: string;
  reviewed_on: string | null;
};

type Achievement = { productType: ProductType; productId: number; version: number };

/**
 * Finds the achievement that certificates were issued for. Returns undefined without a certificate, so that courses in
 * preparation stay hidden. The title comes from the newest certificate.
 * Takes no scope: courses belong to no place.
 */
export async function findAchievement(
  db: Queries,
  { productType, productId, version }: Achievement,
): Promise<AchievementData | undefined> {
  const { rows } = await sql<AchievementData>`
    select c.title, coalesce(d.objectives, '') as objectives, d.cpd_minutes,
      coalesce(d.accreditation_reference, '') as accreditation_reference, d.reviewed_on
    from certificates c left join product_details d on d.product_type = c.product_type
      and d.product_id = c.product_id and d.version = ${version}
    where c.product_type = ${productType} and c.product_id = ${productId} and ${detailsVersion} = ${version}
    order by c.id desc limit 1`.execute(db);
  return rows[0];
}
