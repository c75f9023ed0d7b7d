import { durations, type Endpoint } from '@doselore/contract';
import { answerError, parseBody } from './answer-error.ts';
import { csrfHeader, fetchCsrfCookie, readCsrfToken } from './csrf.ts';
import { transportError } from './network-error.ts';

export type Outgoing = {
  method: Endpoint['method'] | 'HEAD';
  url: string;
  body?: unknown;
  signal?: AbortSignal;
  /** Type of the answer. Default: JSON. */
  accept?: string;
  /** Preference about the answer, such as `return=minimal`. */
  prefer?: string;
};

async function request({
  method,
  url,
  body,
  signal,
  accept = 'application/json',
  prefer,
}: Outgoing): Promise<Response> {
  const headers = new Headers({ Accept: accept });
  if (prefer !== undefined) headers.set('Prefer', prefer);
  const token = readCsrfToken();
  if (token !== undefined) headers.set(csrfHeader, token);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const limit = AbortSignal.timeout(durations.request);
  return fetch(url, {
    method,
    headers,
    credentials: 'same-origin',
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
  });
}

async function withCsrf(outgoing: Outgoing): Promise<Response> {
  const changes = outgoing.method !== 'GET' && outgoing.method !== 'HEAD';
  if (!changes) return request(outgoing);
  if (readCsrfToken() === undefined) await fetchCsrfCookie();
  const response = await request(outgoing);
  if (response.status !== 419) return response;
  await fetchCsrfCookie();
  return request(outgoing);
}

/**
 * Sends a request and reads its answer with `read`. Throws `AppError`, `NetworkError` or `RequestTimeout`, and the
 * browser's `AbortError` when the caller aborted the request.
 */
export async function send<T>(outgoing: Outgoing, read: (response: Response) => Promise<T>): Promise<T> {
  try {
    const response = await withCsrf(outgoing);
    if (response.ok) return await read(response);
    throw answerError(response.status, parseBody(await response.text()), response.headers.get('Retry-After'));
  } catch (error) {
    throw outgoing.signal?.aborted ? error : transportError(error);
  }
}
