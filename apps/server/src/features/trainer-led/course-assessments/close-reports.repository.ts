import type { CloseReport } from '@doselore/contract/course-ending';
import type { Tx } from '../../../platform/db/index.ts';

export async function saveCloseReport(tx: Tx, params: { id: number; report: CloseReport }): Promise<void> {
  await tx
    .updateTable('virtual_groups')
    .set({ close_report: JSON.stringify(params.report) })
    .where('id', '=', params.id)
    .execute();
}
