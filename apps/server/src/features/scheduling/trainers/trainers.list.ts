import { listTrainerRecords, trainerStateWords, trainingModeWords } from '@doselore/contract/trainers';
import { declareList } from '../../../platform/lists/index.ts';
import { londonDay } from './change-availability.ts';
import { listTaughtCourses } from './suitability.repository.ts';
import { averageOf, presentTrainerRow } from './trainers.presenter.ts';
import { listTrainerRows } from './trainers.repository.ts';

export const trainersList = declareList(listTrainerRecords, {
  name: 'Trainers',
  rows: ({ query, services }) => listTrainerRows(services.db, { ...query, today: londonDay(services) }),
  present: presentTrainerRow,
  extra: async ({ services }) => ({ products: await listTaughtCourses(services.db) }),
  columns: [
    ['ID', (row) => row.id],
    ['First name', (row) => row.first_name],
    ['Last name', (row) => row.last_name],
    ['Email', (row) => row.email],
    ['District', (row) => row.home_district ?? ''],
    ['Region', (row) => row.region ?? ''],
    ['Modes', (row) => row.modes.map((mode) => trainingModeWords[mode]).join(', ')],
    ['State', (row) => trainerStateWords[row.state]],
    ['Courses', (row) => row.suitable],
    ['Days this month', (row) => row.days_this_month],
    ['Feedback average', (row) => averageOf(row) ?? ''],
    ['Feedback answers', (row) => row.feedback_count],
  ],
});
