import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { enterLogin } from './enter-login.ts';

beforeEach(() => localStorage.setItem('doselore-signed-in', 'yes'));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the login page leads a person who is signed in to their home', async () => {
  standInForFetch(() => ({ body: buildUser({ roles: [{ name: 'super_admin' }] }) }));
  expect(await enterLogin(new QueryClient())).toBe('/site-admin');
});

test('the login page opens after the session has expired', async () => {
  standInForFetch(() => ({ status: 401, body: { code: 'unauthenticated' } }));
  expect(await enterLogin(new QueryClient())).toBeUndefined();
});

test('the login page asks nothing in a browser where nobody signed in', async () => {
  localStorage.clear();
  const requests = standInForFetch(() => ({ body: buildUser() }));
  expect(await enterLogin(new QueryClient())).toBeUndefined();
  expect(requests.filter(({ url }) => !url.endsWith('/site-info'))).toEqual([]);
});
