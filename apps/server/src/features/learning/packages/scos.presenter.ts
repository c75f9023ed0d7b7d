import type { Sco } from '@doselore/contract/courses';
import type { listScoRows } from './scos.repository.ts';

export function presentSco(row: Awaited<ReturnType<typeof listScoRows>>[number]): Sco {
  const { usual, completions, ...sco } = row;
  return {
    ...sco,
    scorm_type: row.scorm_type === 'asset' ? 'asset' : 'sco',
    usual: usual === null || completions === null ? null : { minutes: usual, completions },
  };
}
