import { afterEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../test-support/people.ts';
import { takeSavedRoute } from '../interruption/index.ts';
import { createQueryClient } from '../query-client/index.ts';
import { checkLoggedIn } from './route-guard.ts';
import { currentUserQuery } from './session.ts';

const route = { name: 'learner:modules', path: '/my-learning-zone/modules/1/2', params: {}, query: '?q=a' };

function clientHolding(id?: number) {
  const client = createQueryClient();
  if (id !== undefined) client.setQueryData(currentUserQuery.queryKey, buildUser({ id }));
  return client;
}

afterEach(() => vi.unstubAllGlobals());

test('without a known user the guard fetches the user', async () => {
  const requests = standInForFetch(() => ({ body: buildUser({ id: 7 }) }));
  expect(await checkLoggedIn(clientHolding(), route)).toMatchObject({ kind: 'continue', user: { id: 7 } });
  expect(requests.map(({ url }) => url)).toEqual(['/api/user']);
});

test('with the same user the navigation continues', async () => {
  const requests = standInForFetch(() => ({ body: { id: 7 } }));
  expect(await checkLoggedIn(clientHolding(7), route)).toMatchObject({ kind: 'continue' });
  expect(requests.map(({ url }) => url)).toEqual(['/api/logged-in']);
});

test('when the session has another user than the page, the root page is loaded again', async () => {
  standInForFetch(() => ({ body: { id: 8 } }));
  expect(await checkLoggedIn(clientHolding(7), route)).toEqual({ kind: 'reload' });
});

test('maintenance saves the requested route', async () => {
  standInForFetch(() => ({ status: 503 }));
  expect(await checkLoggedIn(clientHolding(7), route)).toEqual({ kind: 'go', path: '/503' });
  expect(JSON.parse(localStorage.getItem('pre-interruption') ?? '')).toEqual(route);
  expect(takeSavedRoute()).toBe('/my-learning-zone/modules/1/2?q=a');
  expect(takeSavedRoute()).toBe('/');
});

test('a server that is too slow to check the session keeps the person where they are going', async () => {
  standInForFetch(() => ({ status: 504, body: { code: 'too_slow', message: 'The server has a lot to do.' } }));
  expect(await checkLoggedIn(clientHolding(7), route)).toMatchObject({ kind: 'continue', user: { id: 7 } });
});

test('a lost connection saves the requested route', async () => {
  standInForFetch(() => new TypeError('Failed to fetch'));
  expect(await checkLoggedIn(clientHolding(7), route)).toEqual({ kind: 'go', path: '/network-connectivity' });
  expect(takeSavedRoute()).toBe('/my-learning-zone/modules/1/2?q=a');
});

test('without a connection a page that works without one opens for a known user', async () => {
  standInForFetch(() => new TypeError('Failed to fetch'));
  const entry = { opensOffline: true };
  expect(await checkLoggedIn(clientHolding(7), route, entry)).toMatchObject({ kind: 'continue', user: { id: 7 } });
  const unknown = await checkLoggedIn(clientHolding(), route, entry);
  expect(unknown).toEqual({ kind: 'go', path: '/network-connectivity' });
});

test('a provisional account opens its own page', async () => {
  standInForFetch(() => ({ status: 403, body: { code: 'provisional_access_only', message: 'Finish first' } }));
  expect(await checkLoggedIn(clientHolding(), route)).toEqual({ kind: 'go', path: '/provisional-account' });
});

test.each([401, 404, 500])('any other failure (%i) opens Login', async (status) => {
  standInForFetch(() => ({ status }));
  const verdict = await checkLoggedIn(clientHolding(7), route);
  expect(verdict.kind === 'go' && verdict.path.startsWith('/login')).toBe(true);
});

test('a saved route outside of Doselore is ignored', () => {
  localStorage.setItem('pre-interruption', JSON.stringify({ path: '//evil.example', query: '' }));
  expect(takeSavedRoute()).toBe('/');
});
