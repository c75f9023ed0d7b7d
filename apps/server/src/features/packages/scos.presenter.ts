import type { Sco } from '@doselore/contract/courses';
import type { listScoRows } from './scos.repository.ts';

export function presentSco(row: Awaited<ReturnType<typeof listScoRows>>[number]): Sco {
  return { ...row, scorm_type: row.scorm_type === 'asset' ? 'asset' : 'sco' };
}
