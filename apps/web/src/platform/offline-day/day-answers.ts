import { mayBeSignedIn } from '../session/signed-in.ts';
import { findAnswer, forgetAnswer, isAboutSoon, saveForToday } from './day-store.ts';
import { saveFiles, startWorker } from './worker.ts';

export { findAnswer };

let last: Promise<void> = Promise.resolve();

/**
 * Stores an answer for today: always, or while it is about a course of today or tomorrow, or a part of the address of one
 * that is stored. One at a time, in their order, so that a course is stored before its parts. Needs the service worker.
 */
export function saveAnswer(url: string, text: string, when: 'always' | 'soon'): Promise<void> {
  last = last.then(() => save(url, text, when));
  return last;
}

async function save(url: string, text: string, when: 'always' | 'soon'): Promise<void> {
  if (!mayBeSignedIn() || !(await startWorker())) return;
  try {
    const isKept = when === 'always' || isAboutSoon(text) || (await findAnswer(partOf(url))) !== undefined;
    if (!isKept) return await forgetAnswer(url);
    await saveForToday(url, text);
    await saveFiles();
  } catch {
    // The browser stores nothing, such as in a private window.
  }
}

/** Returns the address of what this address is a part of. */
const partOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

/** Starts the service worker for people who are signed in, and stores the files of this page. */
export async function startDay(): Promise<void> {
  if (mayBeSignedIn() && (await startWorker())) await saveFiles();
}
