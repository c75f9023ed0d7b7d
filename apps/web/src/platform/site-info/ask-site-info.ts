import type { Answer } from '@doselore/contract';
import { getSiteInfo } from '@doselore/contract/site-status';
import { callEndpoint } from '../api/index.ts';

export type SiteInfo = Answer<typeof getSiteInfo>;

export function askSiteInfo(signal?: AbortSignal): Promise<SiteInfo> {
  return callEndpoint(getSiteInfo, { level: 'site', signal, quiet: true });
}

const longestWaitMs = 2_000;

/** Waits for a promise for 2 seconds at the most. Returns undefined when it takes longer. */
export function withinWait<T>(promise: Promise<T>): Promise<T | undefined> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs, undefined));
  return Promise.race([promise, limit]);
}
