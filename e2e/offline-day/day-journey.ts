import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../../apps/server/src/test-support/servers/fault-proxy.ts';
import { phone } from '../support/browser.ts';
import { rowsOf } from '../support/database.ts';
import { E2e } from '../support/e2e.ts';
import type { ServerOptions } from '../support/server.ts';

/** What a browser has stored for a day without a connection. */
type Stored = { files: string[]; answers: string[] };

/** Phones with the service worker of the site, a real server, and between them a network that tests cut. */
export class DayJourney extends E2e {
  network!: FaultProxy;

  constructor(options: ServerOptions = {}) {
    super(options);
    beforeAll(async () => {
      this.network = await startFaultProxy(Number(new URL(this.server.address).port));
    });
    afterAll(() => this.network?.close());
    beforeEach(() => this.reconnect());
  }

  override get address(): string {
    return `http://localhost:${this.network.port}`;
  }

  onPhone(username: string, path: string): Promise<Page> {
    return this.signIn(username, path, { opening: { viewport: phone, hasWorker: true } });
  }

  /** Adds somebody by email on the open register. */
  async addWalkIn(page: Page, email: string): Promise<void> {
    await page.getByRole('button', { name: 'Add someone who came' }).click();
    const dialogue = page.getByRole('dialog', { name: 'Add someone without an invitation' });
    await dialogue.getByText('members cannot be found by name').waitFor();
    await dialogue.getByRole('button', { name: 'Add by email' }).click();
    await dialogue.getByRole('textbox', { name: 'Email' }).fill(email);
    await dialogue.getByRole('textbox', { name: 'First name (optional)' }).fill('Una');
    await dialogue.getByRole('textbox', { name: 'Last name (optional)' }).fill('Walker');
    await dialogue.getByRole('button', { name: 'Add to register' }).click();
    await page.getByText(`${email} is waiting to be sent`).waitFor();
  }

  /** Counts marks of this kind in the register of a course. */
  async countMarks(courseId: number, attendance: string): Promise<number | undefined> {
    const [row] = await rowsOf<{ count: number }>(
      this.server,
      `select count(*)::int from session_attendances a join virtual_group_sessions s
        on s.id = a.virtual_group_session_id where s.virtual_group_id = $1 and a.attendance = $2`,
      [courseId, attendance],
    );
    return row?.count;
  }

  /** Counts the delegates of a course who came without an invitation and have this email. */
  async countWalkIns(courseId: number, email: string): Promise<number | undefined> {
    const [row] = await rowsOf<{ count: number }>(
      this.server,
      `select count(*)::int from virtual_group_delegates d join users u on u.id = d.user_id
        where d.virtual_group_id = $1 and d.is_uninvited and u.email = $2`,
      [courseId, email],
    );
    return row?.count;
  }

  cut(): void {
    this.network.choose(() => 'reset-before');
  }

  reconnect(): void {
    this.network.choose(() => undefined);
  }

  /**
   * Finds the next course that Amara Osei leads in the demo world, or one that she assesses by a checklist, and lets its
   * sessions begin 5 minutes ago. A demo world made after 18:00 has the first one tomorrow.
   */
  async courseToday({ isObserved = false } = {}): Promise<{ id: number; title: string; groupId: number }> {
    const [course] = await rowsOf<{ id: number; title: string; groupId: number }>(
      this.server,
      `with v as (select v.id, v.title, v.group_id from virtual_groups v
          join virtual_group_sessions s on s.virtual_group_id = v.id join users u on u.id = v.trainer_user_id
          where v.state = 'scheduled' and u.username = 'amara.osei' and case when $1 then v.assessment_type = 'observed'
            else s.training_end > now() at time zone 'Europe/London' end
          order by s.training_start, v.id limit 1)
        update virtual_group_sessions s set
          training_start = greatest(
            date_trunc('minute', now() at time zone 'Europe/London') - interval '5 minutes',
            date_trunc('day', now() at time zone 'Europe/London')),
          training_end = date_trunc('minute', now() at time zone 'Europe/London') + interval '2 hours'
        from v where s.virtual_group_id = v.id returning v.id, v.title, v.group_id as "groupId"`,
      [isObserved],
    );
    if (course === undefined) throw new Error('The demo world has no such course');
    return course;
  }

  /** Waits until a page with this part in its address is stored, with its scripts. */
  async untilStored(page: Page, part: string): Promise<void> {
    await expect
      .poll(async () => (await this.stored(page)).answers.some((url) => url.includes(part)), { timeout: 20_000 })
      .toBe(true);
    await expect.poll(async () => (await this.stored(page)).files.length, { timeout: 20_000 }).toBeGreaterThan(5);
  }

  async stored(page: Page): Promise<Stored> {
    const files = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const { keys } = await readDatabase(page, 'doselore-day', 'answers');
    return { files, answers: keys };
  }

  /** Returns what a database of this browser stores, as JSON. */
  async textsIn(page: Page, database: string): Promise<string> {
    return (await readDatabase(page, database, 'people')).values;
  }
}

/** Reads a database of the browser, when it is there: the keys of its entries, and the entries as JSON. */
function readDatabase(page: Page, database: string, store: string): Promise<{ keys: string[]; values: string }> {
  return page.evaluate(
    async ([name, from]) => {
      const databases = await indexedDB.databases();
      if (!databases.some((one) => one.name === name)) return { keys: [], values: '[]' };
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onerror = () => reject(request.error);
          request.onsuccess = () => resolve(request.result);
        });
      const db = await settled(indexedDB.open(name));
      const reading = db.transaction(from).objectStore(from);
      const [keys, values] = await Promise.all([settled(reading.getAllKeys()), settled(reading.getAll())]);
      db.close();
      return { keys: keys.map(String), values: JSON.stringify(values) };
    },
    [database, store] as const,
  );
}
