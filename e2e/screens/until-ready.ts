import type { Page, Request } from 'playwright-core';

/** Looks one after the other at which a page has to be quiet. Each takes at least two frames. */
const quietLooks = 3;
/** A page that is not ready by then never will be. */
const longestMs = 60_000;
/** The component gallery shows a skeleton that never ends. No other page shows one this long without a request. */
const longestSkeletonMs = 1_000;

/**
 * Waits after `act` until the page is ready: no request is open, nothing says that it is loading, and in three looks one
 * after the other it has begun nothing new. Throws and names what the page waits for when it is not ready in a minute.
 */
export async function untilReady(page: Page, act: () => Promise<unknown>): Promise<void> {
  const open = new Set<Request>();
  let changes = 0;
  const start = (request: Request) => {
    // The stream of notifications never ends.
    if (request.resourceType() !== 'eventsource') open.add(request);
    changes += 1;
  };
  const end = (request: Request) => {
    open.delete(request);
    changes += 1;
  };
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  try {
    await act();
    const startedAt = performance.now();
    for (let quiet = 0; quiet < quietLooks; ) {
      const before = changes;
      const isLoading = await page.evaluate(rest);
      const waited = performance.now() - startedAt;
      const isQuiet = open.size === 0 && changes === before && (!isLoading || waited > longestSkeletonMs);
      quiet = isQuiet ? quiet + 1 : 0;
      if (waited < longestMs) continue;
      throw new Error(`${page.url()} is not ready. It waits for ${[...open].map((one) => one.url()).join(', ')}`);
    }
  } finally {
    page.off('request', start).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Runs in the page. Waits until it has drawn and has nothing to do. Returns whether it says that it is loading. */
async function rest(): Promise<boolean> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  // A background task runs after every other one that waits.
  await scheduler.postTask(() => undefined, { priority: 'background' });
  return document.querySelector('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root') !== null;
}
