import type { Queries } from '../../../platform/db/index.ts';
import { comparePairs, type PairWish, surveyPairs } from './compare-pairs.ts';
import { compareWindows, surveyWindows, type WindowChoice, type WindowSurvey, type Wish } from './compare-windows.ts';

/** Compares trainers for one session, or for two on one day, in each of several windows. */
export function compareStarts(db: Queries, wish: Wish | PairWish): Promise<WindowChoice[]> {
  return 'halves' in wish ? comparePairs(db, wish) : compareWindows(db, wish);
}

/** Counts for each of several windows who could take one session, or two on one day. `detailed` is as in `surveyWindows`. */
export function surveyStarts(
  db: Queries,
  wish: (Wish | PairWish) & { detailed?: number | undefined },
): Promise<WindowSurvey[]> {
  return 'halves' in wish ? surveyPairs(db, wish) : surveyWindows(db, wish);
}
