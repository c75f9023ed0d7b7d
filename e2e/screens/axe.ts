import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { desktop, phone } from '../support/browser.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All rules run once in each window and once in each theme. The other two ways check colours only. */
export const ways = [
  { viewport: desktop, theme: 'dark', isWhole: false },
  { viewport: phone, theme: 'dark', isWhole: true },
  { viewport: phone, theme: 'light', isWhole: false },
  { viewport: desktop, theme: 'light', isWhole: true },
] as const;

type Way = (typeof ways)[number];

/** Shows the open page in a window and a theme. */
export async function show(page: Page, { viewport, theme }: Pick<Way, 'theme'> & { viewport: typeof desktop }) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  // Ends transitions of colours from one theme to the other. Endless animations are not transitions.
  await page.waitForFunction((expected) => {
    if (document.documentElement.dataset.mantineColorScheme !== expected) return false;
    const fading = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.playState === 'running');
    for (const animation of fading) animation.finish();
    return fading.length === 0;
  }, theme);
}

/** Loads axe into a page once, because parsing its source takes as long as checking a small page. */
export async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source}; axe.configure({ noHtml: true })`);
}

/** Returns axe's findings on a page without frames, and whether it is wider than the window. */
async function findAxeFaults(page: Page, isWhole: boolean): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('Axe looks into frames with findAxeFaultsInFrames');
  await loadAxe(page);
  const violations = await page.evaluate(
    async (options) => {
      const found = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return found.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    {
      runOnly: isWhole
        ? { type: 'tag' as const, values: rules }
        : { type: 'rule' as const, values: ['color-contrast'] },
      resultTypes: ['violations' as const],
      // Style sheets are for an experimental rule alone, and take a tenth of the time.
      preload: { assets: ['media'] },
    },
  );
  return inWords(page, violations);
}

/** Returns the findings of all rules on a page with frames of another origin. */
export async function findAxeFaultsInFrames(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return inWords(
    page,
    violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) })),
  );
}

async function inWords(page: Page, violations: { id: string; targets: string[] }[]): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const found = violations.map(({ id, targets }) => `${id}: ${targets.join(' | ')}`);
  return overflow > 0 ? [...found, `wider than the window by ${overflow}px`] : found;
}

/** Returns axe's findings on the open page in one window and theme. */
export async function findFaultsIn(page: Page, way: Way): Promise<string[]> {
  await show(page, way);
  const faults = await findAxeFaults(page, way.isWhole);
  return faults.map((fault) => `${way.viewport.width} ${way.theme}: ${fault}`);
}
