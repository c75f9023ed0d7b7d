import type { LevelSettingData } from './level-settings.repository.ts';

export function presentLevelSetting(row: LevelSettingData) {
  return { productType: row.product_type, productId: row.product_id, title: row.title, low_at: row.low_at };
}
