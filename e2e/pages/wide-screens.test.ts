import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { launchBrowser, openPage, phone, signIn } from '../support/browser.ts';
import { listenToConsole } from '../support/console.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';

const on = new E2e();

/** Returns the width that the cards of a page take together, in pixels. */
function widthOf(page: Page): Promise<number> {
  return page.locator('main .card').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
  });
}

test('launch, results and modules use a wide screen, and write nothing to the console', async () => {
  const [passed] = await rowsOf<{ id: number; course_id: number }>(
    on.server,
    `select a.id, cu.course_id from sco_users a join course_users cu on cu.id = a.course_user_id
     join users u on u.id = a.user_id where u.username = 'elin.vaughan' and a.best_status = 'passed' limit 1`,
  );
  const page = await on.signIn('elin.vaughan');
  const takeSaid = listenToConsole(page);
  const course = `online/${passed?.course_id}`;
  for (const address of [`course-launch/${course}`, `modules/${course}`, `results/${passed?.id}/results`]) {
    await page.goto(`${on.address}/my-learning-zone/${address}`);
    const lookAgain = page.getByRole('link', { name: /^Look again/u });
    await lookAgain.waitFor();
    await expect.poll(() => widthOf(page), { message: address }).toBeGreaterThan(1_000);
    // A tall cover does not stretch the buttons beside it.
    expect((await lookAgain.boundingBox())?.height, address).toBeLessThan(50);
  }
  expect(takeSaid()).toEqual([]);
});

test.each(['account', 'account/security', 'account/cpd'])(
  'the tab %s of My Profile uses a wide screen',
  async (address) => {
    const page = await on.signIn('sam.whitlock', `/my-learning-zone/${address}`);
    await page.locator('main .card').first().waitFor();
    await expect.poll(() => widthOf(page)).toBeGreaterThan(1_000);
    await page.context().close();
  },
);

test.each([{ width: 1920, height: 1080 }, phone])(
  'the tabs of My Profile stay in their place in a window of $width pixels',
  async (viewport) => {
    const browser = await launchBrowser({ hasScrollbars: true });
    onTestFinished(() => browser.close());
    const page = await openPage(browser, { viewport });
    await signIn(page, on, 'sam.whitlock');
    await page.goto(`${on.address}/my-learning-zone/account`);
    await page.getByRole('heading', { name: 'Your certificates' }).waitFor();
    // Looks at the tabs in every frame, also while a page loads.
    const places = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const look = () => {
        const tabs = [...document.querySelectorAll('nav[aria-label="My Profile"] a')];
        const list = tabs[0]?.parentElement;
        const placeOf = (tab: Element) => {
          const { left, top } = tab.getBoundingClientRect();
          return `${tab.textContent} at ${left + (list?.scrollLeft ?? 0)}, ${top + window.scrollY}`;
        };
        if (tabs.length > 0) seen.add(tabs.map(placeOf).join('; '));
        requestAnimationFrame(look);
      };
      look();
      return seen;
    });
    for (const [tab, heading] of [
      ['CPD diary', 'CPD diary'],
      ['Login and devices', 'Login and devices'],
      ['Details', 'My Profile'],
    ] as const) {
      await page.getByRole('navigation', { name: 'My Profile' }).getByRole('link', { name: tab }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.waitForLoadState('networkidle');
    }
    expect(await places.evaluate((seen) => [...seen])).toHaveLength(1);
  },
);

test.each([
  ['sam.whitlock', '/my-learning-zone/account'],
  ['amara.osei', '/trainers/pharmacist-led-training'],
  ['morgan.ellis', '/site-admin/groups'],
  ['priya.raman', '/group-admin/1/members'],
])('%s prints %s over the whole page, without navigation', async (username, path) => {
  const page = await on.signIn(username, path);
  await page.locator('main h1').waitFor();
  const paper = 794;
  await page.setViewportSize({ width: paper, height: 1_123 });
  await page.emulateMedia({ media: 'print' });
  const main = await page.locator('main').boundingBox();
  expect(main?.width).toBeGreaterThan(0.9 * paper);
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.context().close();
});

test('a form has its help and its latest changes on the right, below it in a narrow window, and neither on paper', async () => {
  const page = await on.signIn('morgan.ellis');
  // The aside arrives later than the form, which keeps its place.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/aside-content/u, (route) => held.then(() => route.continue()));
  await page.goto(`${on.address}/site-admin/venues/edit/1`);
  const field = page.getByLabel('Name of the venue');
  const saveAs = async (name: string) => {
    await field.fill(name);
    await page.getByRole('button', { name: 'Save venue' }).click();
    await page.getByText(`${name} saved`).waitFor();
  };
  await field.waitFor();
  const before = await field.boundingBox();
  await saveAs('Harbour Hotel, Quay Room 2');
  release();
  const aside = page.getByRole('complementary', { name: 'About this page' });
  await aside.getByRole('heading', { name: 'Venues' }).waitFor();
  await aside.getByText('Changed the details of a venue').waitFor();
  await saveAs('Harbour Hotel, Quay Room 3');
  await aside.getByText('Quay Room 3').waitFor();
  const after = await field.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);
  const form = page.locator('form', { has: field });
  const boxes = async () => [await form.boundingBox(), await aside.boundingBox()] as const;
  const [left, right] = await boxes();
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await page.setViewportSize({ width: 1_000, height: 900 });
  const [above, below] = await boxes();
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await page.emulateMedia({ media: 'print' });
  expect(await aside.getByRole('heading', { name: 'About this page' }).isVisible()).toBe(false);
  expect(await aside.getByRole('heading', { name: 'Latest changes' }).isVisible()).toBe(false);
  await page.context().close();
});
