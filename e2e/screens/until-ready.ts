import type { Page, Request } from 'playwright-core';

/** Number of looks in a row without a change. Each look takes at least two frames. */
const quietLooks = 3;
/** Longest wait for a page, in milliseconds. */
const longestMs = 60_000;
/** The component gallery shows loading states that never end. No other page changes this long without a request. */
const longestChangeMs = 1_000;

/**
 * Waits after `act` until the page is ready: no request is open, nothing says that it is loading, and in three looks one
 * after the other nothing has changed, nor has the focus moved. Throws and names the open requests when the page is not
 * ready in a minute.
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
    let busyAt = startedAt;
    for (let quiet = 0; quiet < quietLooks; ) {
      const before = changes;
      const isChanging = await page.evaluate(rest);
      const now = performance.now();
      if (open.size > 0 || changes !== before) busyAt = now;
      const isQuiet = busyAt < now && (!isChanging || now - busyAt > longestChangeMs);
      quiet = isQuiet ? quiet + 1 : 0;
      if (now - startedAt < longestMs) continue;
      throw new Error(`${page.url()} is not ready. It waits for ${[...open].map((one) => one.url()).join(', ')}`);
    }
  } finally {
    page.off('request', start).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Runs in the page. Waits until the page is drawn and idle. Returns whether the page changed or is loading. */
async function rest(): Promise<boolean> {
  const focused = document.activeElement;
  let hasChanged = false;
  const observer = new MutationObserver(() => {
    hasChanged = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  // A background task runs after every other one that waits.
  await scheduler.postTask(() => undefined, { priority: 'background' });
  observer.disconnect();
  const loading = document.querySelector('[aria-busy="true"], .mantine-Skeleton-root, .mantine-Loader-root');
  return hasChanged || document.activeElement !== focused || loading !== null;
}
