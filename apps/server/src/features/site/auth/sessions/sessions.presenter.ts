import type { Answer } from '@doselore/contract';
import type { listSessions } from '@doselore/contract/auth';
import type { OwnSessionData, SessionData } from './sessions.repository.ts';

/** The first match wins: other browsers call themselves Chrome or Safari too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//u, 'Edge'],
  [/OPR\/|Opera/u, 'Opera'],
  [/SamsungBrowser\//u, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//u, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//u, 'Chrome'],
  [/Safari\//u, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/u, 'iPhone'],
  [/iPad/u, 'iPad'],
  [/Android/u, 'Android'],
  [/Windows/u, 'Windows'],
  [/CrOS/u, 'ChromeOS'],
  [/Macintosh|Mac OS X/u, 'Mac'],
  [/Linux/u, 'Linux'],
];

/** Describes a browser by its user agent, for example "Firefox on Windows". Returns nothing of the raw text. */
export function describeDevice(userAgent: string): string {
  const find = (known: typeof browsers) => known.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  if (browser === undefined) return system === undefined ? 'Unknown device' : `Unknown browser on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}

export function presentSession(row: SessionData): Answer<typeof listSessions>[number] {
  return {
    id: row.id,
    device: describeDevice(row.user_agent),
    is_current: row.is_current,
    started_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
  };
}

export function presentOwnDevice(row: OwnSessionData) {
  return {
    device: describeDevice(row.user_agent),
    user_agent: row.user_agent,
    started_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
  };
}
