import type { ArchivePreview } from '@doselore/contract/courses';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { notFound } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findArchivePreview, type Product } from './archiving.repository.ts';

/** Returns what archiving a product concerns: licences, other courses that name it, and sessions ahead. */
export async function showArchivePreview(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  product: Product,
): Promise<ArchivePreview> {
  const preview = await findArchivePreview(db, { ...product, londonNow: londonWallClock(clock.now()) });
  if (preview === undefined) throw notFound();
  return preview;
}
