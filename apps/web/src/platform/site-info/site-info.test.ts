import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { siteInfoQuery, untilSiteInfo } from './site-info.ts';

test('the login page waits for the site info', async () => {
  const client = new QueryClient();
  vi.stubGlobal('fetch', async () => Response.json({ demo: true }));
  await untilSiteInfo(client);
  expect(client.getQueryData(siteInfoQuery.queryKey)).toEqual({ demo: true });
});

test('the login page opens after 2 seconds without the site info', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  let isOpen = false;
  const opening = untilSiteInfo(new QueryClient()).then(() => {
    isOpen = true;
  });
  await vi.advanceTimersByTimeAsync(1_900);
  expect(isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  await opening;
  expect(isOpen).toBe(true);
  vi.useRealTimers();
});
