import type { ExportRow } from '@doselore/contract/exports';
import { formatLongDay } from '../../../platform/clock/index.ts';
import { safeFileName } from '../../../platform/files/index.ts';
import type { ExportData } from './exports.repository.ts';

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

export function presentExport(row: ExportData, isRefused: boolean): ExportRow {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    problem: row.problem,
    requested_at: row.requested_at.toISOString(),
    group: { id: row.group_id, name: row.group_name },
    subgroup: named(row.subgroup_id, row.subgroup_name),
    virtual_group: named(row.virtual_group_id, row.virtual_group_title),
    total: row.total,
    done: row.done,
    failed: row.failed,
    bytes: row.bytes,
    keep_until: row.keep_until?.toISOString() ?? null,
    is_refused: isRefused,
  };
}

/** Returns the name of the zip, such as "Certificates Brightwell Pharmacies Fri 27th Nov 2026.zip". */
export function presentFileName(row: ExportData): string {
  const place = row.virtual_group_title ?? row.subgroup_name ?? row.group_name;
  return `${safeFileName(`Certificates ${place} ${formatLongDay(row.requested_at)}`, 'Certificates')}.zip`;
}
