import { londonWallClock } from '@doselore/contract/wall-clock';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { now } from '../clock/clock.ts';
import { makeKey, type Sealed, seal, unseal } from '../offline/sealed.ts';
import { dayDatabase } from './end-offline-day.ts';

/** `day` is the day in London (YYYY-MM-DD) for which the key was made. */
type Today = { day: string; key: CryptoKey };
interface Day extends DBSchema {
  key: { key: 'today'; value: Today };
  answers: { key: string; value: Sealed };
}

const londonDay = (days = 0) => {
  const clock = londonWallClock(new Date(now()));
  clock.setUTCDate(clock.getUTCDate() + days);
  return clock.toISOString().slice(0, 10);
};

let opened: Promise<IDBPDatabase<Day>> | undefined;

/** Opens the database. Closes it when this tab or another one deletes it. */
function open(): Promise<IDBPDatabase<Day>> {
  opened ??= openDB<Day>(dayDatabase, 1, {
    upgrade(db) {
      db.createObjectStore('key');
      db.createObjectStore('answers');
    },
    blocking(_current, _blocked, event) {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated() {
      opened = undefined;
    },
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Returns the key of today. Deletes a key of another day, with everything that it encrypts. */
async function readKey(): Promise<CryptoKey | undefined> {
  const db = await open();
  const stored = await db.get('key', 'today');
  if (stored === undefined || stored.day === londonDay()) return stored?.key;
  const deleting = db.transaction(['key', 'answers'], 'readwrite');
  await Promise.all([deleting.objectStore('key').clear(), deleting.objectStore('answers').clear(), deleting.done]);
  return undefined;
}

/** Returns the key of today. Makes it when there is none; two tabs at once use the key of the first. */
async function readOrMakeKey(): Promise<CryptoKey> {
  const stored = await readKey();
  if (stored !== undefined) return stored;
  const made = await makeKey();
  const { store, done } = (await open()).transaction('key', 'readwrite');
  const first = await store.get('today');
  if (first === undefined) await store.put({ day: londonDay(), key: made }, 'today');
  await done;
  return first?.key ?? made;
}

/** Returns whether an answer is about a course that has a session today or tomorrow. */
export function isAboutSoon(text: string): boolean {
  const soon = [londonDay(), londonDay(1)];
  return [...text.matchAll(/"training_start":"(\d{4}-\d\d-\d\d)/gu)].some(([, day = '']) => soon.includes(day));
}

/** Stores an answer for today, encrypted by a key that no script can read. */
export async function saveForToday(url: string, text: string): Promise<void> {
  const key = await readOrMakeKey();
  const sealed = await seal(key, { text, storedAt: new Date(now()).toISOString() });
  await (await open()).put('answers', sealed, url);
}

/** Deletes a stored answer, for a course that has moved to another day. */
export async function deleteAnswer(url: string): Promise<void> {
  await (await open()).delete('answers', url);
}

/** Finds an answer that was stored today, with its moment (UTC). Undefined when there is none. */
export async function findAnswer(url: string): Promise<{ text: string; storedAt: string } | undefined> {
  const key = await readKey();
  const sealed = key && (await (await open()).get('answers', url));
  if (key === undefined || sealed === undefined) return undefined;
  return (await unseal(key, sealed)) as { text: string; storedAt: string };
}
