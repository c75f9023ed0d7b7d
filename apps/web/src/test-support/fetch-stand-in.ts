import { vi } from 'vitest';

export type Seen = { method: string; url: string; headers: Headers; body: unknown };
type Reply = { status?: number; body?: unknown };

/** Replaces `fetch`: `reply` returns each answer. Returns the list of requests, which grows with each call. */
export function standInForFetch(reply: (seen: Seen) => Reply | Error | DOMException): Seen[] {
  const all: Seen[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const seen = { method: init.method ?? 'GET', url, headers: new Headers(init.headers), body };
    all.push(seen);
    const answer = reply(seen);
    if (answer instanceof Error || answer instanceof DOMException) throw answer;
    return new Response(JSON.stringify(answer.body ?? { ok: true }), { status: answer.status ?? 200 });
  });
  return all;
}
