import { listRefresherPeople, listRefreshers, listUnrefreshed } from '@doselore/contract/linked-courses';
import { notFound } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { declareList } from '../../../platform/lists/index.ts';
import { presentLink } from './linked-courses.presenter.ts';
import { findLink } from './linked-courses.repository.ts';
import { listRefresherPeopleRows } from './refresher-people.report.ts';
import { presentRefresher, presentRefresherPerson, presentUnrefreshed } from './refreshers.presenter.ts';
import { listRefresherRows, listUnrefreshedRows } from './refreshers.report.ts';

export const refreshersList = declareList(listRefreshers, {
  name: 'Refreshers',
  rows: ({ query, services }) => listRefresherRows(services.db, { query, today: today(services.clock) }),
  present: presentRefresher,
  columns: [
    ['Full course', (row) => row.full_title],
    ['Months', (row) => row.full_months],
    ['Refresher', (row) => row.refresher_title],
    ['Months of the refresher', (row) => row.refresher_months],
    ['Renewed by refresher in 12 months', (row) => row.renewed_by_refresher],
    ['Renewed by full course in 12 months', (row) => row.renewed_by_full],
    ['Uptake in percent', (row) => presentRefresher(row).uptake],
    ['Can renew today', (row) => row.in_window],
    ['With a licence', (row) => row.with_licence],
    ['Too late', (row) => row.past_window],
  ],
});

/** Returns a refresher link that holds now. Throws 404 for any other. */
async function findRefresherLink(db: Queries, linkId: number) {
  const row = await findLink(db, linkId);
  if (row === undefined || row.until_on !== null || row.kind !== 'refresher') throw notFound();
  const { from, to } = presentLink(row);
  return { full: from, refresher: to };
}

const licenceWords = { full: 'Full course', refresher: 'Refresher' };

/** People who can renew with a refresher. Its facts are the courses of the link. */
export const refresherPeopleList = declareList(listRefresherPeople, {
  facts: ({ params, services }) => findRefresherLink(services.db, params.linkId),
  name: ({ facts }) => `Renewals of ${facts.full.title}`,
  rows: ({ params, query, scope, services }) =>
    listRefresherPeopleRows(services.db, scope, { ...params, query, today: today(services.clock) }),
  present: presentRefresherPerson,
  extra: ({ facts }) => facts,
  columns: [
    ['Name', (row) => row.name],
    ['Organisation', (row) => row.group_name],
    ['Certificate expires', (row) => row.expires_on],
    ['Licence', (row) => (row.licence === null ? '' : licenceWords[row.licence])],
  ],
});

export const unrefreshedList = declareList(listUnrefreshed, {
  name: 'Courses without a refresher',
  rows: ({ query, services }) => listUnrefreshedRows(services.db, { query, today: today(services.clock) }),
  present: presentUnrefreshed,
  columns: [
    ['Course', (row) => row.title],
    ['Months', (row) => row.months],
    ['Valid certificates', (row) => row.valid],
    ['Expire within 12 months', (row) => row.expiring],
  ],
});
