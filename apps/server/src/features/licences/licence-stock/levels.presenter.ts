import type { LevelRow, ServiceLevelRow } from '@doselore/contract/licence-levels';
import type { LevelData } from './levels.report.ts';
import type { ServiceLevelData } from './service-levels.report.ts';
import { presentKey, presentStock } from './stock.presenter.ts';

export function presentLevel(row: LevelData): LevelRow {
  return {
    ...presentStock(row),
    group: { id: row.group_id, name: row.group_name },
    issued_90_days: row.issued_90_days,
    days_of_cover: row.days_of_cover,
    ending_90_days: row.ending_90_days,
  };
}

export function presentServiceLevel(row: ServiceLevelData): ServiceLevelRow {
  return {
    ...presentKey(row),
    group: { id: row.group_id, name: row.group_name },
    subgroup: { id: row.subgroup_id, name: row.subgroup_name },
    pool: row.pool,
    held: row.held,
    used: row.used,
    issued_90_days: row.issued_90_days,
    days_of_cover: row.days_of_cover,
    level: row.level,
  };
}
