import { orderedTexts, rowTexts } from '../../row-texts.ts';
import type { AvailabilityRule } from './availability.rules.ts';
import type { Override } from './availability.schemas.ts';
import type { CompatibilityKind, SuitabilityLevel } from './trainers.rules.ts';
import type { ExcludedDays } from './trainers.schemas.ts';

export type SuitabilityRow = { productId: number; level: SuitabilityLevel; valid_until: string | null; note: string };
const suitabilities = orderedTexts(
  rowTexts<SuitabilityRow>('productId', 'level', 'valid_until', 'note'),
  ({ productId }) => productId,
);
/** Courses that a trainer teaches. Those of level 0 are not written. */
export const suitabilityTexts = {
  ...suitabilities,
  textOf: (rows: readonly SuitabilityRow[]) => suitabilities.textOf(rows.filter(({ level }) => level > 0)),
};

export type CompatibilityRow = { groupId: number; kind: CompatibilityKind; reason: string };
export const compatibilityTexts = orderedTexts(
  rowTexts<CompatibilityRow>('groupId', 'kind', 'reason'),
  ({ groupId }) => groupId,
);

export type ExcludedVenueRow = { venueId: number; reason: string };
export const excludedVenueTexts = orderedTexts(
  rowTexts<ExcludedVenueRow>('venueId', 'reason'),
  ({ venueId }) => venueId,
);

export const excludedDayTexts = rowTexts<ExcludedDays>('from_day', 'to_day', 'reason');

export const hoursTexts = rowTexts<AvailabilityRule>(
  'weekday',
  'from_time',
  'to_time',
  'mode',
  'interval_weeks',
  'valid_from',
  'valid_until',
);

export const overrideTexts = rowTexts<Override>('from_day', 'to_day', 'from_time', 'to_time', 'kind', 'mode', 'reason');
