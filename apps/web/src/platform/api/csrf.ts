import { durations } from '@doselore/contract';
import { getCsrfCookie } from '@doselore/contract/auth';
import { endpointUrl } from './endpoint-url.ts';

const cookieName = 'XSRF-TOKEN';
export const csrfHeader = 'X-XSRF-TOKEN';

export function readCsrfToken(): string | undefined {
  const entry = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${cookieName}=`));
  return entry === undefined ? undefined : decodeURIComponent(entry.slice(cookieName.length + 1));
}

let pending: Promise<void> | undefined;

/** Fetches the cookie. Calls at the same time share one request. */
export function fetchCsrfCookie(): Promise<void> {
  const signal = AbortSignal.timeout(durations.request);
  pending ??= fetch(endpointUrl(getCsrfCookie, { level: 'site' }), { credentials: 'same-origin', signal })
    .then(() => undefined)
    .finally(() => {
      pending = undefined;
    });
  return pending;
}
