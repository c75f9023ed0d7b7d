import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn } from '../support/browser.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** Opens an address in a browser that has nothing stored. Returns its requests and their bytes, headers included. */
async function visit(page: Page, path: string): Promise<{ requests: number; calls: string[]; bytes: number }> {
  const sizes: Promise<number>[] = [];
  const calls: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await page.goto(`${on.address}${path}`);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { requests: sizes.length, calls, bytes };
}

test('a first visit of the login page loads at most 150 kB in 12 requests', async () => {
  const page = await on.visit();
  const { requests, bytes } = await visit(page, '/login');
  expect(requests).toBeLessThanOrEqual(12);
  expect(bytes).toBeLessThanOrEqual(150_000);
  await page.context().close();
});

test('a first visit of My Courses loads at most 200 kB in 15 requests, with one call', async () => {
  const page = await on.visit();
  await signIn(page, on, 'sam.whitlock');
  const { requests, calls, bytes } = await visit(page, '/my-learning-zone');
  expect(calls).toEqual(['/api/my-learning-zone']);
  expect(requests).toBeLessThanOrEqual(15);
  expect(bytes).toBeLessThanOrEqual(200_000);
  await page.context().close();
});
