import type { Browser, Page } from 'playwright-core';
import { courseOf, launchBrowser, logIn, openPage } from '../../e2e/support/browser.ts';
import { startServer } from '../../e2e/support/server.ts';

/** Counts what really comes over the wire, headers and compressed bodies. */
async function countTransfers(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const seen = { requests: 0, bytes: 0 };
  session.on('Network.responseReceived', () => {
    seen.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    seen.bytes += encodedDataLength;
  });
  return seen;
}

const describe = (what: string, { requests, bytes }: { requests: number; bytes: number }) =>
  `${what.padEnd(34)} ${(bytes / 1_024).toFixed(0).padStart(5)} KiB in ${requests} requests`;

export async function benchTransfers(): Promise<void> {
  const server = await startServer();
  const browser = await launchBrowser();
  try {
    await measurePages(browser, server);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measurePages(browser: Browser, server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  const visitor = await openPage(browser);
  const login = await countTransfers(visitor);
  await visitor.goto(`${server.address}/login`, { waitUntil: 'networkidle' });
  console.log(describe('Login, first visit', login));

  const signedIn = await openPage(browser);
  await logIn(signedIn, server, 'sam.whitlock');
  const state = await signedIn.context().storageState();
  for (const visit of ['first', 'repeat'] as const) {
    const context = visit === 'first' ? await browser.newContext({ storageState: state }) : signedIn.context();
    const page = await context.newPage();
    const courses = await countTransfers(page);
    await page.goto(`${server.address}/my-learning-zone`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
    console.log(describe(`My Courses, ${visit} visit`, courses));
  }
  const player = await countTransfers(signedIn);
  await signedIn.getByRole('link', { name: 'Resume course' }).click();
  await signedIn.getByRole('button', { name: 'Resume course' }).click();
  await courseOf(signedIn).getByRole('button', { name: 'Next' }).waitFor();
  console.log(describe('Player, from My Courses (app side)', player));
}
