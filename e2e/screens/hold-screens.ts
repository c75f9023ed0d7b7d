import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signIn } from '../support/browser.ts';
import { listenToConsole } from '../support/console.ts';
import { E2e } from '../support/e2e.ts';
import { findFaultsIn, ways } from './axe.ts';
import { findKeyboardFaults } from './keyboard-faults.ts';
import { isApplication, openAnew, openInside } from './open-screen.ts';
import { findCutText, findFaintBorders, findLowList, findSmallTargets } from './page-faults.ts';
import { isList, type Part, partOf, refusals, screens } from './screens.ts';

const widths = [1024, 768, 640, 320];
const [desktopDark, phoneDark, phoneLight, desktopLight] = ways;

/** Text spacing of WCAG 1.4.12, with which no text may be cut off. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function findSidewaysScroll(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    if ((await overflow(page)) <= 0) continue;
    // On a busy machine the layout for the new width may need a moment.
    await page.waitForTimeout(500);
    const over = await overflow(page);
    if (over > 0) found.push(`${over}px wider than ${width}`);
  }
  return found;
}

async function findCutTextSpacedOut(page: Page): Promise<string[]> {
  const style = await page.addStyleTag({ content: spacing });
  const found = await findCutText(page);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return found.map((fault) => `spaced out, ${fault}`);
}

/** Scrolls back to the top: targets that the keyboard scrolled below the top bar cannot be pressed. */
async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Goes from the widest window to the narrowest and back, because each new layout takes as long as a check. */
export async function findFaults(page: Page): Promise<string[]> {
  // First, because Tab then begins at the top of the page.
  const keyboard = await findKeyboardFaults(page);
  await returnToTop(page);
  return [
    ...keyboard,
    ...(await findFaultsIn(page, desktopDark)),
    ...(await findSidewaysScroll(page)),
    ...(await findFaultsIn(page, phoneDark)),
    ...(await findFaultsIn(page, phoneLight)),
    ...(await findSmallTargets(page)),
    ...(await findCutText(page)),
    ...(await findCutTextSpacedOut(page)),
    ...(await findFaultsIn(page, desktopLight)),
    ...(await findFaintBorders(page)),
    ...(await findCutText(page)),
  ];
}

/** Returns whether the console only repeats the status with which a screen is refused. */
const isRefusal = (path: string, said: string) => said.includes(`responded with a status of ${refusals[path]} `);

/** Opens each screen of a part and checks it in every way. The app is loaded once for each person. */
export function holdScreens(part: Part): void {
  const on = new E2e();
  for (const [person, all] of Object.entries(screens)) {
    const paths = all.filter((path) => partOf(person, path) === part);
    if (paths.length === 0) continue;
    test(`${person}: every screen passes axe on desktop and phone, light and dark, fits narrow windows, spaced text, touch and keyboard, has its list high on the page, and writes nothing to the console`, async () => {
      const faults: string[] = [];
      const page = await on.visit();
      if (person !== 'nobody') await signIn(page, on, person);
      const takeSaid = listenToConsole(page);
      for (const [place, path] of paths.entries()) {
        if (place === 0 || !(await isApplication(page))) await openAnew(page, `${on.address}${path}`);
        else await openInside(page, path);
        expect(new URL(page.url()).pathname, `${path} as ${person}`).toBe(path.split('?')[0]);
        const low = isList(path) ? await findLowList(page) : [];
        const found = await findFaults(page);
        const said = takeSaid().filter((text) => !isRefusal(path, text));
        faults.push(...[...low, ...found, ...said].map((fault) => `${path} ${fault}`));
      }
      await page.context().close();
      expect(faults).toEqual([]);
    });
  }
}
