import { mayBeSignedIn } from '../session/signed-in.ts';
import { deleteAnswer, findAnswer, isAboutSoon, saveForToday } from './day-store.ts';
import { saveFiles, startWorker } from './worker.ts';

export { findAnswer };

let last: Promise<void> = Promise.resolve();

/**
 * Stores an answer for today: always, or only about a course of today or tomorrow. An answer below the address of a
 * stored course is about this course too. Answers are stored in their order, so a course comes before its parts. Without
 * the service worker nothing is stored, because no page would open.
 */
export function saveAnswer(url: string, text: string, when: 'always' | 'soon'): Promise<void> {
  last = last.then(() => save(url, text, when));
  return last;
}

async function save(url: string, text: string, when: 'always' | 'soon'): Promise<void> {
  // The person may have signed out while the worker started.
  if (!(await startWorker()) || !mayBeSignedIn()) return;
  try {
    const isForToday = when === 'always' || isAboutSoon(text) || (await findAnswer(parentOf(url))) !== undefined;
    if (!isForToday) return await deleteAnswer(url);
    await saveForToday(url, text);
    await saveFiles();
  } catch {
    // The browser stores nothing, such as in a private window.
  }
}

/** Returns the address one step up: that of the course, for its assessments. */
const parentOf = (url: string) => url.slice(0, url.lastIndexOf('/'));

/** Starts the service worker for people who are signed in, and stores the files of this page. */
export async function startDay(): Promise<void> {
  if (mayBeSignedIn() && (await startWorker())) await saveFiles();
}
