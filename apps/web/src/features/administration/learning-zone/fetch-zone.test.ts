import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../../platform/query-client/index.ts';
import { checkLoggedIn, currentUserQuery } from '../../../platform/session/index.ts';
import { siteInfoQuery } from '../../../platform/site-info/index.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { myWaitingQuery } from '../../learning/my-learning/answers.queries.ts';
import { myCoursesQuery } from '../../learning/my-learning/my-learning.queries.ts';
import { myReadingQuery } from '../../site/resources/to-read/index.ts';
import { fetchZone } from './fetch-zone.ts';

const route = { name: 'learner:my-courses', path: '/my-learning-zone', params: {}, query: '' };
const zone = {
  user: buildUser({ id: 7 }),
  site: { demo: true },
  courses: [{ title: 'Safe dispensing' }],
  waiting: [],
  reading: [],
};

afterEach(() => vi.unstubAllGlobals());

test('one call brings the user and all that My Courses shows', async () => {
  const client = createQueryClient();
  const requests = standInForFetch(() => ({ body: zone }));
  expect(await checkLoggedIn(client, route, { fetchUser: fetchZone })).toMatchObject({
    kind: 'continue',
    user: { id: 7 },
  });
  const queries = [currentUserQuery, siteInfoQuery, myCoursesQuery, myWaitingQuery, myReadingQuery];
  expect(queries.map(({ queryKey }) => client.getQueryData(queryKey))).toEqual(Object.values(zone));
  await client.fetchQuery(myCoursesQuery);
  expect(requests.map(({ url }) => url)).toEqual(['/api/my-learning-zone']);
});

test('when the one call fails, the page opens with its user, and asks for its parts itself', async () => {
  const client = createQueryClient();
  const requests = standInForFetch(({ url }) => (url === '/api/user' ? { body: zone.user } : { status: 500 }));
  expect(await checkLoggedIn(client, route, { fetchUser: fetchZone })).toMatchObject({
    kind: 'continue',
    user: { id: 7 },
  });
  expect(requests.map(({ url }) => url)).toEqual(['/api/my-learning-zone', '/api/user']);
  expect(client.getQueryData(myCoursesQuery.queryKey)).toBeUndefined();
});

test.each([
  [401, '/login?next=%2Fmy-learning-zone'],
  [503, '/503'],
])('an answer with %i leads to the same page as elsewhere, without a second call', async (status, path) => {
  const requests = standInForFetch(() => ({ status }));
  expect(await checkLoggedIn(createQueryClient(), route, { fetchUser: fetchZone })).toEqual({ kind: 'go', path });
  expect(requests).toHaveLength(1);
});
