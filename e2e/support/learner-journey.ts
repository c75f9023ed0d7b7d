import { durations } from '@doselore/contract';
import type { Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../apps/server/src/test-support/servers/fault-proxy.ts';
import { courseOf, fillLogIn } from './browser.ts';
import { rowsOf } from './database.ts';
import { E2e } from './e2e.ts';
import type { ServerOptions } from './server.ts';

/** Progress of an attempt: the page of the learner, and the state that the course reads when it is opened again. */
type Progress = { place: string; state: string };

const learner = 'sam.whitlock';

/** Returns whether a path carries progress of a course. */
const carriesProgress = (path: string) => path === '/commit' || /\/(commit|finish)$/u.test(path);

/**
 * A learner half-way through a course, a real server, and between them a network that tests break. Registers its own
 * hooks: each test begins with a repaired network and a browser that is signed in.
 */
export class LearnerJourney extends E2e {
  network!: FaultProxy;
  page!: Page;
  /** Heading of the page to which `turn` returns, so that no test reaches the end of the course. */
  #home: string | undefined;

  constructor(options: ServerOptions = {}) {
    super(options);
    beforeAll(async () => {
      this.network = await startFaultProxy(Number(new URL(this.server.address).port));
    });
    afterAll(() => this.network?.close());
    beforeEach(async () => {
      this.reconnect();
      this.page = await this.signIn();
    });
    afterEach(() => this.page.context().close());
  }

  /** Signs in the same learner, or somebody else, in another browser. */
  override signIn(username = learner, path?: string): Promise<Page> {
    return super.signIn(username, path);
  }

  /** Address of the server as the learner reaches it, through the network. */
  override get address(): string {
    return `http://localhost:${this.network.port}`;
  }

  /** Signs the learner in on the login page that the open page was sent to. */
  async logInHere(): Promise<void> {
    await fillLogIn(this.page, learner);
  }

  /** Opens the course from My Courses, as a returning learner does. */
  async openCourse(page = this.page): Promise<void> {
    await page.goto(`${this.address}/my-learning-zone`);
    await page.getByRole('button', { name: 'Resume course' }).click();
    await this.untilPlaying(page);
  }

  async untilPlaying(page = this.page): Promise<void> {
    await courseOf(page).getByRole('button', { name: 'Next' }).waitFor();
  }

  heading = (page = this.page) => courseOf(page).getByRole('heading', { level: 1 }).textContent();

  /** Turns a page. Returns the heading of the page that it led to. */
  async turn(page = this.page): Promise<string> {
    const before = await this.turnAway(page);
    await expect.poll(() => this.heading(page), { timeout: 15_000 }).not.toBe(before);
    return (await this.heading(page)) ?? '';
  }

  /** Cuts every request with progress before it reaches the server. */
  cut(): void {
    this.network.choose(({ path }) => (carriesProgress(path) ? 'reset-before' : undefined));
  }

  reconnect(): void {
    this.network.choose(() => undefined);
  }

  /** Moves a page past the next check of an interruption. Its clock was installed before the app was loaded. */
  async passCheck(page = this.page): Promise<void> {
    await page.clock.fastForward(durations.poll);
  }

  /** Turns a page that may not appear, because the course was taken away. Returns the heading before. */
  async turnAway(page = this.page): Promise<string> {
    const before = (await this.heading(page)) ?? '';
    this.#home ??= before;
    const way = before === this.#home ? 'Next' : 'Previous';
    await courseOf(page).getByRole('button', { name: way }).click();
    return before;
  }

  /** Closes the tab, and opens another one in the same browser. */
  async closeTab(): Promise<void> {
    await this.page.close();
    await this.openTab();
  }

  async openTab(): Promise<void> {
    this.page = await this.page.context().newPage();
    this.page.setDefaultTimeout(30_000);
  }

  untilSaved(page = this.page): Promise<void> {
    return page.getByText(/Saved \d\d:\d\d/u).waitFor();
  }

  untilUnsaved(): Promise<void> {
    return this.page.getByText('Not saved yet, retrying').waitFor();
  }

  async untilAt(place: string): Promise<void> {
    await expect.poll(() => this.heading(), { timeout: 15_000 }).toBe(place);
  }

  /** Opens the course again, and expects the page that was shown last. */
  async expectResumeAt(place: string): Promise<void> {
    await this.openCourse();
    await this.untilAt(place);
  }

  /** The frame of the player page. Throws when no course is open. */
  player(page = this.page): Frame {
    const player = page.frames().find((frame) => frame.url().includes('/play/'));
    if (player === undefined) throw new Error('No course is open');
    return player;
  }

  /** Reads the progress that the course has reported to the player, stored or not. */
  async said(page = this.page): Promise<Progress> {
    return this.player(page).evaluate(() => {
      const { API } = window as unknown as { API: { LMSGetValue: (element: string) => string } };
      return { place: API.LMSGetValue('cmi.core.lesson_location'), state: API.LMSGetValue('cmi.suspend_data') };
    });
  }

  /** Records `count` more interactions in the course. */
  async answer(count: number): Promise<void> {
    await this.player().evaluate((expected) => {
      const { API } = window as unknown as {
        API: Record<'LMSGetValue' | 'LMSSetValue', (...words: string[]) => string>;
      };
      const first = Number(API.LMSGetValue('cmi.interactions._count'));
      for (let index = first; index < first + expected; index += 1) {
        API.LMSSetValue(`cmi.interactions.${index}.id`, `question-${index}`);
        API.LMSSetValue(`cmi.interactions.${index}.student_response`, 'answer');
      }
    }, count);
  }

  async countAnswers(attempt = this.attemptOn()): Promise<number> {
    const [row] = await rowsOf<{ count: number }>(
      this.server,
      'select count(*)::int as count from sco_user_interactions where sco_user_id = $1',
      [attempt],
    );
    return row?.count ?? 0;
  }

  /** Returns the id of the attempt that is open on a page, from its address. */
  attemptOn(page = this.page): number {
    return Number(/lms-content\/(\d+)/u.exec(page.url())?.[1]);
  }

  /** Returns the stored progress of an attempt. */
  async stored(attempt: number): Promise<Progress | undefined> {
    const [row] = await rowsOf<Progress>(
      this.server,
      `select a.lesson_location as place, d.suspend_data as state
       from sco_users a join sco_user_suspend_data d on d.sco_user_id = a.id where a.id = $1`,
      [attempt],
    );
    return row;
  }

  async untilStored(attempt: number, progress: Progress): Promise<void> {
    await expect.poll(() => this.stored(attempt), { timeout: 30_000 }).toEqual(progress);
  }
}
