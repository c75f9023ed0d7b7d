import { durations } from '@doselore/contract';
import { getOnline } from '@doselore/contract/site-status';
import { callEndpoint } from '../api/index.ts';
import { isInterruption } from '../interruption/index.ts';
import { isOutdated } from './release.ts';
import { ScriptFailed } from './script-failed.ts';

const failureOfBrowser = /dynamically imported module|module script failed|Failed to fetch|preload CSS/iu;

/** Returns whether a browser says by this error that it could not load a script or its styles. */
export const isScriptFailure = (error: unknown): boolean =>
  error instanceof Error && !isInterruption(error) && failureOfBrowser.test(error.message);

/**
 * Loads a script, at most for 120 seconds. Rejects with the interruption when the connection or the service is
 * away, otherwise with `ScriptFailed`.
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withinLimit(load());
  } catch (error) {
    // A hanging script may hold all connections, so a call to the server would hang too.
    throw error instanceof ScriptFailed ? error : await reasonOf(error);
  }
}

async function withinLimit<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ScriptFailed({ isOutdated: false, cause: undefined })), durations.chunkLoad);
  });
  return Promise.race([loading, limit]).finally(() => clearTimeout(timer));
}

/** Returns the error to throw for a script that did not load. Asks the server, because browsers give no reason. */
export async function reasonOf(cause: unknown): Promise<unknown> {
  try {
    await callEndpoint(getOnline, { level: 'site', quiet: true });
  } catch (error) {
    if (isInterruption(error)) return error;
  }
  return new ScriptFailed({ isOutdated: await isOutdated(), cause });
}
