import { AppError, type EndpointSchemas, endpoint } from '@doselore/contract';
import { getCurrentUser, login } from '@doselore/contract/auth';
import { listDocuments } from '@doselore/contract/documents';
import { listMembers } from '@doselore/contract/members';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { callEndpoint } from './call-endpoint.ts';
import { endpointUrl } from './endpoint-url.ts';
import { setFailureListener } from './failure-listener.ts';
import { NetworkError, RequestTimeout } from './network-error.ts';
import { setStepUp } from './step-up.ts';

const forgetCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the client reads the cookie that the server sets
  document.cookie = 'XSRF-TOKEN=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
};
const setCookie = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `XSRF-TOKEN=${value}`;
};
const body = { username: 'jo', password: 'secret' };

beforeEach(forgetCookie);
afterEach(() => {
  vi.unstubAllGlobals();
  setFailureListener(() => undefined);
});

test('builds the address from prefix, path, parameters and query', () => {
  const call = endpoint<EndpointSchemas>({
    method: 'GET',
    path: 'module-data/:a/:b?',
    levels: ['member', 'superAdmin'],
    permission: 'learning.list',
  });
  expect(endpointUrl(call, { level: 'superAdmin', params: { a: 'x/y', b: 3 } })).toBe('/api/admin/module-data/x%2Fy/3');
  expect(endpointUrl(call, { level: 'member', params: { a: 1 }, query: { q: 'a b', page: 2, sort: '' } })).toBe(
    '/api/module-data/1?q=a+b&page=2',
  );
  expect(() => endpointUrl(call, { level: 'member', params: {} })).toThrow('needs a value for a');
  expect(() => endpointUrl(call, { level: 'site', params: { a: 1 } })).toThrow('not offered');
  expect(() => endpointUrl(call, { params: { a: 1 } })).toThrow('needs its level');
  expect(endpointUrl({ ...call, levels: ['superAdmin'] }, { params: { a: 1 } })).toBe('/api/admin/module-data/1');
});

test('calls the endpoint of the organisation or of the service that its parameters name', async () => {
  const requests = standInForFetch(() => ({ body: { rows: [], total: 0 } }));
  const level = 'groupingAdmin';
  await callEndpoint(listMembers, { level, params: { groupId: 3, subgroupId: undefined } });
  await callEndpoint(listMembers, { level, params: { groupId: 3, subgroupId: 4 } });
  await callEndpoint(listDocuments, { level, params: { groupId: 3 } });
  await callEndpoint(listDocuments, { level: 'superAdmin' });
  expect(requests.map(({ url }) => url)).toEqual([
    '/api/grouping-admin/groups/3/members',
    '/api/grouping-admin/groups/3/subgroups/4/members',
    '/api/grouping-admin/groups/3/documents',
    '/api/admin/documents',
  ]);
});

test('fetches the cookie first when it is missing and sends it along', async () => {
  const requests = standInForFetch(({ url }) => {
    if (url === '/csrf-cookie') setCookie('one%3D');
    return {};
  });
  await callEndpoint(login, { level: 'site', body });
  expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /csrf-cookie', 'POST /login']);
  expect(requests[1]?.headers.get('X-XSRF-TOKEN')).toBe('one=');
  expect(requests[1]?.body).toEqual(body);
});

test('fetches the cookie again after a mismatch and tries once more', async () => {
  setCookie('old');
  const requests = standInForFetch(({ url, headers }) => {
    if (url === '/csrf-cookie') setCookie('new');
    return url === '/login' && headers.get('X-XSRF-TOKEN') === 'old' ? { status: 419 } : {};
  });
  await callEndpoint(login, { level: 'site', body });
  expect(requests.map(({ url }) => url)).toEqual(['/login', '/csrf-cookie', '/login']);
});

test('gives up after the second mismatch', async () => {
  setCookie('old');
  standInForFetch(({ url }) => (url === '/login' ? { status: 419 } : {}));
  await expect(callEndpoint(login, { level: 'site', body })).rejects.toMatchObject({ code: 'csrf_mismatch' });
});

test('an error answer becomes an AppError with its fields, and is announced', async () => {
  const announced: unknown[] = [];
  setFailureListener((error) => announced.push(error));
  standInForFetch(() => ({
    status: 422,
    body: { code: 'validation_failed', message: 'Check the form', errors: { username: ['This is required'] } },
  }));
  setCookie('one');
  const failure = callEndpoint(login, { level: 'site', body });
  await expect(failure).rejects.toBeInstanceOf(AppError);
  await expect(failure).rejects.toMatchObject({ fields: { username: ['This is required'] } });
  expect(announced).toHaveLength(1);
});

test('a missing answer is a NetworkError, and quiet calls are not announced', async () => {
  const announced: unknown[] = [];
  setFailureListener((error) => announced.push(error));
  standInForFetch(() => new TypeError('Failed to fetch'));
  await expect(callEndpoint(getCurrentUser, { level: 'member', quiet: true })).rejects.toBeInstanceOf(NetworkError);
  expect(announced).toEqual([]);
});

test('a timeout is a RequestTimeout, not a lost connection', async () => {
  standInForFetch(() => new DOMException('signal timed out', 'TimeoutError'));
  await expect(callEndpoint(getCurrentUser, { level: 'member' })).rejects.toBeInstanceOf(RequestTimeout);
});

test('a call that needs the password is repeated once it is given, and fails otherwise', async () => {
  setCookie('one');
  const answers = [true, false];
  setStepUp(() => Promise.resolve(answers.shift() ?? false));
  let count = 0;
  standInForFetch(() => {
    count += 1;
    return count === 2 ? {} : { status: 403, body: { code: 'step_up_required', message: 'Confirm your password' } };
  });
  await callEndpoint(login, { level: 'site', body });
  await expect(callEndpoint(login, { level: 'site', body })).rejects.toMatchObject({ code: 'step_up_required' });
  expect(count).toBe(3);
});
