import { mayBeSignedIn } from '../session/signed-in.ts';
import { findAnswer, forgetAnswer, isAboutSoon, saveForToday } from './day-store.ts';
import { saveFiles, startWorker } from './worker.ts';

export { findAnswer };

/** Stores an answer for today: always, or while it is about a course of today or tomorrow. Needs the service worker. */
export async function saveAnswer(url: string, text: string, when: 'always' | 'soon'): Promise<void> {
  if (!mayBeSignedIn() || !(await startWorker())) return;
  try {
    if (when === 'soon' && !isAboutSoon(text)) return await forgetAnswer(url);
    await saveForToday(url, text);
    await saveFiles();
  } catch {
    // The browser stores nothing, such as in a private window.
  }
}

/** Starts the service worker for people who are signed in, and stores the files of this page. */
export async function startDay(): Promise<void> {
  if (mayBeSignedIn() && (await startWorker())) await saveFiles();
}
