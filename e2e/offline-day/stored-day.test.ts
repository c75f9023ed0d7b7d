import { messages } from '@doselore/contract';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { rowsOf } from '../support/database.ts';
import { DayJourney } from './day-journey.ts';

const on = new DayJourney();
const noConnection = (page: Page) => page.getByRole('heading', { level: 1, name: messages.offlineTitle });

/** Opens the course of today as its trainer, and waits until this browser has stored it. */
async function openToday() {
  const course = await on.courseToday();
  const page = await on.onPhone('amara.osei', `/trainers/${course.id}/members`);
  const heading = page.getByRole('heading', { level: 1, name: course.title });
  await heading.waitFor();
  await on.untilStored(page, `/virtual-groups/${course.id}`);
  return { course, page, heading };
}

test('a learner reads the page of the course of today after a reload without a connection', async () => {
  const course = await on.courseToday();
  const [delegate] = await rowsOf<{ username: string }>(
    on.server,
    `select u.username from virtual_group_delegates d join users u on u.id = d.user_id
     where d.virtual_group_id = $1 order by u.id limit 1`,
    [course.id],
  );
  const page = await on.onPhone(
    delegate?.username ?? '',
    `/my-learning-zone/course-launch/trainer-led/${course.id}/${course.groupId}`,
  );
  const heading = page.getByRole('heading', { level: 1, name: course.title });
  await heading.waitFor();
  await on.untilStored(page, `/course-launch-data/${course.id}/`);
  on.cut();
  await page.reload();
  await heading.waitFor();
  await page.getByRole('complementary', { name: 'No connection' }).waitFor();
  await page.goto(`${on.address}/my-learning-zone/resources`);
  await noConnection(page).waitFor();
  await page.goto(`${on.address}/login`);
  await noConnection(page).waitFor();
});

test('what is stored cannot be read as text, and names nobody outside of it', async () => {
  const { page } = await openToday();
  const { files } = await on.stored(page);
  expect(files.filter((file) => !file.startsWith('/assets/'))).toEqual(['/network-connectivity']);
  const { texts, isReadable } = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('doselore-day');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const all = <T>(store: string) =>
      new Promise<T[]>((resolve, reject) => {
        const reading = db.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
    const [answers, keys] = [await all<{ data: ArrayBuffer }>('answers'), await all<{ key: CryptoKey }>('key')];
    db.close();
    return {
      texts: answers.map(({ data }) => new TextDecoder('latin1').decode(data)),
      isReadable: keys.some(({ key }) => key.extractable),
    };
  });
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => /training_start|first_name|amara/iu.test(text))).toEqual([]);
  expect(isReadable).toBe(false);
});

test('a course of another day is not stored: without a connection it leads to the connectivity page', async () => {
  const { page } = await openToday();
  const [other] = await rowsOf<{ id: number }>(
    on.server,
    `select v.id from virtual_groups v join users u on u.id = v.trainer_user_id
     where v.state = 'scheduled' and u.username = 'amara.osei' and v.training_start > now() + interval '3 days' limit 1`,
  );
  await page.goto(`${on.address}/trainers/${other?.id}/members`);
  await page.getByRole('heading', { level: 2, name: 'Register' }).waitFor();
  on.cut();
  await page.reload();
  await noConnection(page).waitFor();
  expect((await on.stored(page)).answers.filter((url) => url.endsWith(`/virtual-groups/${other?.id}`))).toEqual([]);
});

test('signing out deletes what was stored', async () => {
  const { page } = await openToday();
  await page.goto(`${on.address}/signout`);
  await page.waitForURL('**/login**');
  expect((await on.stored(page)).answers).toEqual([]);
  on.cut();
  await page.goto(`${on.address}/trainers/pharmacist-led-training`);
  await noConnection(page).waitFor();
});

test('the next day nothing of today opens, and it is deleted', async () => {
  const { page } = await openToday();
  await page.clock.setSystemTime(Date.now() + 24 * 3_600_000);
  on.cut();
  await page.reload();
  await noConnection(page).waitFor();
  expect((await on.stored(page)).answers).toEqual([]);
});

test('a session that has ended on the server deletes what was stored', async () => {
  const { page, heading } = await openToday();
  await rowsOf(on.server, 'delete from sessions where user_id = (select id from users where username = $1)', [
    'amara.osei',
  ]);
  await page.reload();
  await page.waitForURL('**/login**');
  expect((await on.stored(page)).answers).toEqual([]);
  expect(await heading.count()).toBe(0);
});

test('a site that switches pages without a connection off ends the worker of every browser', async () => {
  const { page } = await openToday();
  await on.server.kill();
  await on.server.restart({ OFFLINE_PAGES: 'off' });
  await page.reload();
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers, { timeout: 20_000 }).toBe(0);
  expect((await on.stored(page)).files).toEqual([]);
  await page.reload();
  await expect.poll(workers, { timeout: 20_000 }).toBe(0);
});
