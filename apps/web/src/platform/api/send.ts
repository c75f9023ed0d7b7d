import { durations, type Endpoint } from '@doselore/contract';
import { answerError, parseBody } from './answer-error.ts';
import { csrfHeader, fetchCsrfCookie, readCsrfToken } from './csrf.ts';
import { NetworkError } from './network-error.ts';

export type Outgoing = { method: Endpoint['method'] | 'HEAD'; url: string; body?: unknown; signal?: AbortSignal };

async function request({ method, url, body, signal }: Outgoing): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  const token = readCsrfToken();
  if (token !== undefined) headers.set(csrfHeader, token);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const limit = AbortSignal.timeout(durations.request);
  try {
    return await fetch(url, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError({ cause: error });
  }
}

async function withCsrf(outgoing: Outgoing): Promise<Response> {
  const changes = outgoing.method !== 'GET' && outgoing.method !== 'HEAD';
  if (!changes) return request(outgoing);
  try {
    if (readCsrfToken() === undefined) await fetchCsrfCookie();
    const response = await request(outgoing);
    if (response.status !== 419) return response;
    await fetchCsrfCookie();
  } catch (error) {
    throw error instanceof TypeError ? new NetworkError({ cause: error }) : error;
  }
  return request(outgoing);
}

/** Sends and answers the response, or throws `AppError` or `NetworkError`. */
export async function send(outgoing: Outgoing): Promise<Response> {
  const response = await withCsrf(outgoing);
  if (response.ok) return response;
  throw answerError(response.status, parseBody(await response.text()), response.headers.get('Retry-After'));
}
