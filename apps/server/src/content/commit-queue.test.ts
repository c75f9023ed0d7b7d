import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Delta } from '@doselore/scorm/runtime';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Commit, createCommitQueue } from './player/commit-queue.ts';

/** Answers of a simulated server, one for each commit. The last one answers all later commits. */
type Turn = 'accept' | 'withdraw' | 'reset' | 'accept-and-reset' | 'pass-over' | number;

type Sent = Commit & { token: string };

let server: Server;
let turns: Turn[];
let arrived: Sent[];
let held: (Commit | undefined)[];
let heard: string[];
let waiting: Delta[];

beforeEach(async () => {
  turns = ['accept'];
  arrived = [];
  held = [];
  heard = [];
  waiting = [];
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const turn = (turns.length > 1 ? turns.shift() : turns[0]) ?? 'accept';
  const commit: Sent = JSON.parse(await text(request));
  if (turn === 'accept' || turn === 'withdraw' || turn === 'accept-and-reset') arrived.push(commit);
  if (turn === 'reset' || turn === 'accept-and-reset') {
    request.socket.destroy();
    return;
  }
  const isPassed = turn === 'pass-over';
  const withdrawn = turn === 'withdraw' ? 'licence' : null;
  const stored = { seq: isPassed ? 90 : commit.seq, applied: !isPassed, withdrawn };
  response.writeHead(typeof turn === 'number' ? turn : 200).end(JSON.stringify(stored));
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function openQueue(seq = 0) {
  const { port } = server.address() as AddressInfo;
  return createCommitQueue({
    address: `http://127.0.0.1:${port}/commit`,
    token: 'token',
    seq,
    retry: { first: 20, longest: 20 },
    takeDelta: () => waiting.shift() ?? null,
    sendBeacon: (body) => arrived.push(JSON.parse(body)),
    events: {
      saving: () => heard.push('saving'),
      saved: () => heard.push('saved'),
      unsaved: () => heard.push('unsaved'),
      refused: () => heard.push('refused'),
      withdrawn: (why) => heard.push(`withdrawn: ${why}`),
      held: (commit) => held.push(commit && structuredClone(commit)),
    },
  });
}

const at = (place: number): Delta => ({ session: 1, lesson_location: String(place), interactions: [] });

test('sends a change, and stores nothing offline once the server has stored it', async () => {
  const queue = openQueue(4);
  waiting.push(at(1));
  await queue.flush();
  expect(arrived).toEqual([{ token: 'token', seq: 5, deltas: [at(1)], finished: false }]);
  expect(heard).toEqual(['saving', 'saved']);
  expect(held.at(-1)).toBeUndefined();
  expect(queue.isClean()).toBe(true);
});

test('stores unsent changes offline under a number that no sent commit has, and sends all of them later', async () => {
  turns = ['reset', 503, 'accept'];
  const queue = openQueue();
  waiting.push(at(1));
  await queue.flush();
  expect(heard).toEqual(['saving', 'unsaved', 'saving', 'unsaved', 'saving', 'saved']);
  expect(held[0]).toEqual({ seq: 2, deltas: [at(1)], finished: false });
  expect(arrived).toEqual([{ token: 'token', seq: 3, deltas: [at(1)], finished: false }]);
});

test('sends the same changes again under the next number when an answer is lost', async () => {
  turns = ['accept-and-reset', 'accept'];
  const queue = openQueue();
  waiting.push(at(1));
  await queue.flush();
  expect(arrived.map(({ seq, deltas }) => [seq, deltas])).toEqual([
    [1, [at(1)]],
    [2, [at(1)]],
  ]);
});

test('joins an hour without a connection into one delta, and keeps it offline until the server has stored it', async () => {
  turns = [503];
  const queue = openQueue();
  for (let place = 1; place <= 1_800; place += 1) {
    waiting.push(at(place));
    void queue.flush();
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(held.at(-1)?.deltas).toEqual([at(1_800)]);
  turns = ['accept'];
  queue.retryNow();
  await queue.flush();
  expect(arrived).toHaveLength(1);
  expect(arrived[0]?.deltas).toEqual([at(1_800)]);
});

test('stores changes that arrive during a commit offline at once, and sends them after it', async () => {
  const queue = openQueue();
  waiting.push(at(1));
  const first = queue.flush();
  waiting.push(at(2));
  const second = queue.flush({ finished: true });
  expect(held.at(-1)).toEqual({ seq: 2, deltas: [at(1), at(2)], finished: true });
  await Promise.all([first, second]);
  expect(arrived.map(({ deltas, finished }) => [deltas, finished])).toEqual([
    [[at(1)], false],
    [[at(2)], true],
  ]);
});

test('sends a commit that was passed over again, above the number that was stored', async () => {
  turns = ['pass-over', 'accept'];
  const queue = openQueue();
  waiting.push(at(1));
  await queue.flush();
  expect(arrived).toEqual([{ token: 'token', seq: 91, deltas: [at(1)], finished: false }]);
  expect(heard.at(-1)).toBe('saved');
});

test('sends nothing more after an answer that the token is stale', async () => {
  turns = [409];
  const queue = openQueue();
  waiting.push(at(1));
  await queue.flush();
  expect(heard).toEqual(['saving', 'refused']);
  waiting.push(at(2));
  await queue.flush();
  queue.beacon({ finished: true });
  await queue.flush({ finished: true });
  expect(arrived).toEqual([]);
  expect([queue.isClean(), queue.isSettled()]).toEqual([false, false]);
});

test('stores the changes of a withdrawn course, and reports the withdrawal with each answer', async () => {
  turns = ['withdraw'];
  const queue = openQueue();
  waiting.push(at(1));
  await queue.flush();
  waiting.push(at(2));
  await queue.flush({ finished: true });
  expect(arrived.map(({ deltas }) => deltas)).toEqual([[at(1)], [at(2)]]);
  expect(heard).toEqual(['saving', 'withdrawn: licence', 'saved', 'saving', 'withdrawn: licence', 'saved']);
  expect(queue.isClean()).toBe(true);
});

const answersOf = (count: number): Delta => ({
  session: 1,
  lesson_status: 'completed',
  interactions: Array.from({ length: count }, (_, index) => ({ index, objectives: [], correct_responses: [] })),
});

test('sends changes that are too large for one commit in parts, and finishes with the last part', async () => {
  const queue = openQueue();
  waiting.push(answersOf(5_000));
  await queue.flush({ finished: true });
  expect(arrived.map(({ seq, deltas, finished }) => [seq, deltas[0]?.interactions.length, finished])).toEqual([
    [1, 2_000, false],
    [2, 2_000, false],
    [3, 1_000, true],
  ]);
  expect(held.slice(0, 3).map((commit) => commit?.deltas.flatMap((delta) => delta.interactions).length)).toEqual([
    5_000, 3_000, 3_000,
  ]);
  expect(queue.isClean()).toBe(true);
});

test('sends smaller parts after a 413 and drops nothing', async () => {
  turns = [413, 413, 'accept'];
  const queue = openQueue();
  waiting.push(answersOf(1_000));
  await queue.flush({ finished: true });
  expect(arrived.map(({ deltas, finished }) => [deltas[0]?.interactions.length, finished])).toEqual([
    [500, false],
    [500, true],
  ]);
  expect(heard).not.toContain('unsaved');
});

test('a beacon carries everything that is not stored', () => {
  const queue = openQueue();
  waiting.push(at(1), { ...at(2), session: 2 });
  queue.beacon({ finished: true });
  expect(arrived).toEqual([{ token: 'token', seq: 1, deltas: [at(1), { ...at(2), session: 2 }], finished: true }]);
});

test('finishes a session once, and again only after a later change', async () => {
  const queue = openQueue();
  waiting.push(at(1));
  await queue.flush({ finished: true });
  await queue.flush({ finished: true });
  expect(arrived).toEqual([{ token: 'token', seq: 1, deltas: [at(1)], finished: true }]);
  expect([queue.isClean(), queue.isSettled()]).toEqual([true, true]);
  waiting.push(at(2));
  await queue.flush();
  expect([queue.isClean(), queue.isSettled()]).toEqual([true, false]);
  await queue.flush({ finished: true });
  expect(queue.isSettled()).toBe(true);
  expect(arrived.slice(1)).toEqual([
    { token: 'token', seq: 2, deltas: [at(2)], finished: false },
    { token: 'token', seq: 3, deltas: [], finished: true },
  ]);
});

test('finishes again when a change came while the finish was under way', async () => {
  const queue = openQueue();
  waiting.push(at(1));
  const first = queue.flush({ finished: true });
  waiting.push(at(2));
  await Promise.all([first, queue.flush()]);
  await queue.flush({ finished: true });
  expect(arrived.at(-1)).toMatchObject({ finished: true });
  expect(arrived.flatMap(({ deltas }) => deltas)).toEqual([at(1), at(2)]);
});

test('finishes again when the first finish was not stored', async () => {
  turns = ['pass-over', 'accept'];
  const queue = openQueue();
  await queue.flush({ finished: true });
  expect(arrived).toEqual([{ token: 'token', seq: 91, deltas: [], finished: true }]);
});

test('sends the end of a course right after a retry that had nothing to send', async () => {
  const queue = openQueue();
  queue.retryNow();
  await queue.flush({ finished: true });
  expect(arrived).toEqual([{ token: 'token', seq: 1, deltas: [], finished: true }]);
  expect(held.at(-1)).toBeUndefined();
  expect(queue.isClean()).toBe(true);
});
