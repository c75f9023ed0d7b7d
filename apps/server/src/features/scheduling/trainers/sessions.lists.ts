import { listMonthsLed, listUpcomingCourses } from '@doselore/contract/trainers';
import { healthWords } from '@doselore/contract/virtual-group-health';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { checkSiteWide } from '../../../platform/access/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { findTrainer } from './find-trainer.ts';
import { listMonths } from './load.repository.ts';
import { presentUpcoming } from './trainers.presenter.ts';
import { listUpcomingRows } from './upcoming.repository.ts';

/** Months in which a trainer led sessions. */
export const monthsList = declareList(listMonthsLed, {
  name: 'Sessions led',
  rows: async ({ params, query, scope, services }) => {
    const { id } = await findTrainer(services, params.trainerUserId);
    const filter = { ...query, londonNow: londonWallClock(services.clock.now()) };
    return listMonths(services.db, checkSiteWide<'user'>(scope, id), filter);
  },
  present: ({ month, sessions, minutes }) => ({ month, sessions, minutes }),
  columns: [
    ['Month', (row) => row.month],
    ['Sessions', (row) => row.sessions],
    ['Hours', (row) => Math.round(row.minutes / 6) / 10],
  ],
});

const londonTimeText = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ');

export const upcomingCoursesList = declareList(listUpcomingCourses, {
  name: 'Upcoming courses',
  rows: ({ query, services }) =>
    listUpcomingRows(services.db, { ...query, londonNow: londonWallClock(services.clock.now()) }),
  present: presentUpcoming,
  columns: [
    ['ID', (row) => row.virtual_group_id],
    ['Course', (row) => row.title],
    ['Organisation', (row) => row.group],
    ['Start', (row) => londonTimeText(row.training_start)],
    ['End', (row) => londonTimeText(row.training_end)],
    ['Session', (row) => `${row.ordinal} of ${row.sessions}`],
    ['Trainer', (row) => row.trainer ?? ''],
    ['Place', (row) => row.place ?? ''],
    ['Delegates', (row) => row.delegates],
    ['Places', (row) => row.places],
    ['State', (row) => (row.is_draft ? 'Draft' : 'Scheduled')],
    ['Findings', (row) => row.findings.map((check) => healthWords[check].label).join(', ')],
  ],
});
