import type { Page } from 'playwright-core';

const maxStops = 200;
const tabsAtOnce = 10;

/**
 * Presses Tab through the page. Each stop must be visible, not covered, and show a focus ring. Ten keys are pressed at
 * once. Where a stop fails, they are pressed again one by one, with time to scroll.
 */
export async function findKeyboardFaults(page: Page): Promise<string[]> {
  return (await isClean(page)) ? [] : findFaultsSlowly(page);
}

/** Lets Tab begin with the first element. The app has moved the focus to the heading of a new screen. */
async function startAtTop(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute('tabindex');
  });
  return page.evaluateHandle(watchStops);
}

/** Returns whether no stop has a fault. The page looks at each stop when the next key arrives. */
async function isClean(page: Page): Promise<boolean> {
  const stops = await startAtTop(page);
  await page.evaluate((watched) => watched.listen(), stops);
  for (let count = 0; count < maxStops; count += tabsAtOnce) {
    await Promise.all(Array.from({ length: tabsAtOnce }, () => page.keyboard.press('Tab')));
    const { hasEnded, hasFault } = await page.evaluate(({ state }) => state, stops);
    if (hasEnded || hasFault) return page.evaluate((watched) => watched.stop(), stops);
  }
  return page.evaluate((watched) => watched.stop(), stops);
}

async function findFaultsSlowly(page: Page): Promise<string[]> {
  const found: string[] = [];
  const stops = await startAtTop(page);
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate((watched) => watched.lookSlowly(), stops);
    if (stop === undefined) return found;
    if (!stop.isShown) found.push(`covered: ${stop.name}`);
    if (!stop.hasRing) found.push(`no ring: ${stop.name}`);
  }
  return [...found, `the keyboard does not come to an end within ${maxStops} stops`];
}

/** Runs in the page. Looks at each element that gets the focus. */
function watchStops() {
  const seen = new Set<Element>();
  const state = { hasEnded: false, hasFault: false };
  let isFirst = true;

  const isShown = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20));
    const isWhole = ['INPUT', 'IFRAME'].includes(element.tagName);
    return top !== null && (isWhole || element.contains(top) || top.contains(element));
  };

  const takeStop = (): HTMLElement | undefined => {
    const element = document.activeElement as HTMLElement | null;
    if (element === null || element === document.body || seen.has(element)) return undefined;
    seen.add(element);
    return element;
  };

  const describe = (element: HTMLElement) => {
    const { outlineStyle, boxShadow } = getComputedStyle(element);
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return {
      name: `${element.tagName} “${(element.textContent || element.ariaLabel || '').trim().slice(0, 40)}”`,
      isShown: isShown(element),
      hasRing: outlineStyle !== 'none' || boxShadow !== 'none' || label !== undefined || element.tagName === 'IFRAME',
    };
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || state.hasEnded) return;
    // The first key leads to the first stop.
    const element = isFirst ? undefined : takeStop();
    state.hasEnded = !isFirst && element === undefined;
    isFirst = false;
    if (element === undefined) return;
    const stop = describe(element);
    state.hasFault ||= !stop.isShown || !stop.hasRing;
  };

  return {
    state,
    listen: () => addEventListener('keydown', onKey, { capture: true }),
    /** Returns whether the keys have come to an end without a fault. */
    stop: () => {
      removeEventListener('keydown', onKey, { capture: true });
      return state.hasEnded && !state.hasFault;
    },
    lookSlowly: async () => {
      const element = takeStop();
      if (element === undefined) return undefined;
      // Elements that slide or scroll into view need some frames.
      for (let frame = 0; frame < 30 && !isShown(element); frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return describe(element);
    },
  };
}
