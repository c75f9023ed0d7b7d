import type { Checklist } from '@doselore/contract/courses';
import type { Queries } from '../../../../platform/db/index.ts';
import { findChecklist, findChecklistById } from './checklists.repository.ts';

/** Returns a version of the checklist of a product, the newest one without an id. Undefined where there is none. */
export function checklistOf(
  db: Queries,
  { productId, checklistId }: { productId: number; checklistId?: number },
): Promise<Checklist | undefined> {
  return checklistId === undefined ? findChecklist(db, productId) : findChecklistById(db, { productId, checklistId });
}
