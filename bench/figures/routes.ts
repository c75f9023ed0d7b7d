import { launchBrowser, openPage } from '../../e2e/support/browser.ts';
import type { Figure } from '../figure.ts';
import { visitorOf } from '../support/world.ts';

type Page = Awaited<ReturnType<typeof openPage>>;
/** Link of the navigation, and the heading of its screen. */
type Step = { link: string; heading: string };

const throttle = 4;
const rounds = 5;

const journeys: Record<'learner' | 'admin', { from: string; steps: Step[] }> = {
  learner: {
    from: '/my-learning-zone',
    steps: [
      { link: 'My Profile', heading: 'My Profile' },
      { link: 'Resources', heading: 'Resources' },
      { link: 'My Courses', heading: 'My Courses' },
    ],
  },
  admin: {
    from: '/site-admin/courses',
    steps: [
      { link: 'Organisations', heading: 'Organisations' },
      { link: 'Courses', heading: 'Courses' },
    ],
  },
};

/**
 * Measures the time from the click on a link to the painted heading of the new screen. The processor is slowed 4 times.
 */
export const routes: Figure = async (world) => {
  const browser = await launchBrowser();
  const rows: (string | number)[][] = [];
  try {
    for (const [who, { from, steps }] of Object.entries(journeys)) {
      const page = await openPage(browser);
      const visitor = await visitorOf(world, who === 'admin' ? world.admin : world.learners[810]);
      for (const [name, value] of visitor.cookies)
        await page.context().addCookies([{ name, value, url: world.server.address }]);
      await page.goto(`${world.server.address}${from}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      const times = new Map<Step, number[]>(steps.map((step) => [step, []]));
      for (let round = 0; round < rounds; round += 1)
        for (const step of steps) times.get(step)?.push(await change(page, step));
      for (const [step, [first = 0, ...later]] of times) {
        later.sort((a, b) => a - b);
        rows.push([`${who}: ${step.heading}`, first, later[Math.floor(later.length / 2)] ?? 0, later.at(-1) ?? 0]);
      }
      await page.context().close();
    }
    return {
      title: `Route changes in Chromium, processor slowed ${throttle} times: click to heading`,
      columns: ['route', 'first ms', 'p50 ms', 'max ms'],
      rows,
      notes: ['The first change also loads the screen’s own script; the others find it there.'],
    };
  } finally {
    await browser.close();
  }
};

/**
 * Returns milliseconds by the clock of the page: from the event of the click to the frame after the heading appeared.
 */
async function change(page: Page, { link, heading }: Step): Promise<number> {
  const arrival = page.evaluate(
    (kind) =>
      new Promise<number>((resolve) => {
        let clickedAt: number | undefined;
        const note = (event: Event) => {
          clickedAt = event.timeStamp;
        };
        window.addEventListener('click', note, { capture: true, once: true });
        const look = () => {
          const isThere = document.querySelector('h1')?.textContent?.trim() === kind;
          if (clickedAt !== undefined && isThere) resolve(performance.now() - clickedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    heading,
  );
  const click = page.getByRole('navigation').getByRole('link', { name: link, exact: true }).first().click();
  const [milliseconds] = await Promise.all([arrival, click]);
  return milliseconds;
}
