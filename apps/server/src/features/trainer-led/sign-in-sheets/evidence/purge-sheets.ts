import { signedSheetsKeptDays } from '@doselore/contract/sign-in-sheets';
import { type Clock, days } from '../../../../platform/clock/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import { deleteSheetsEndedBefore } from './evidence.repository.ts';

/** Daily job that deletes the signed sheets of courses that ended more than a year ago. */
export function purgeSignedSheets(clock: Clock): DailyJob {
  return {
    name: 'purge-signed-sheets',
    run: (tx) => deleteSheetsEndedBefore(tx, new Date(clock.now().getTime() - days(signedSheetsKeptDays))),
  };
}
