import { PassThrough, type Readable } from 'node:stream';
import { AppError } from '@doselore/contract';
import type { LiveNotice } from '@doselore/contract/notifications';
import { liveNotice } from '@doselore/contract/notifications/schemas';
import type { UserId } from '../../../platform/access/index.ts';
import { type Clock, minutes } from '../../../platform/clock/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { countUnreadOf, findNewestId, listSince, listSinceId, type SentData } from './live-notifications.repository.ts';
import { presentNotification } from './notifications.presenter.ts';

/** Time between two reads of the table. Every node reads it, so that a notification arrives whichever node wrote it. */
const pollMs = 500;
const usualHeartbeatMs = 25_000;
/** Overlap of two reads, because a transaction that began earlier may become visible later. */
const overlapMs = minutes(1);
/** Maximum number of bytes that wait for a client that has stopped reading. */
const mostWaitingBytes = 256 * 1024;
const retryMs = 2_000;
/** Maximum number of streams of one person on one node. The tabs of a browser share one. */
const mostStreams = 5;

type Connection = { userId: UserId; stream: PassThrough; after: number; sent: Set<number> };
type Caller = {
  userId: UserId;
  /** Id of the newest notification that arrived before the connection broke; undefined for a newly opened page. */
  after?: number | undefined;
  /** Returns whether the caller may still read. Called at every heartbeat; the stream ends with false. */
  isWelcome: () => Promise<boolean>;
};

export type LiveNotifications = { connect: (caller: Caller) => Promise<Readable>; close: () => void };

/** Sends each connected person their new notifications, within a second of their transaction. */
export function openLiveNotifications(
  { db, clock }: { db: Database; clock: Clock },
  { heartbeatMs = usualHeartbeatMs } = {},
): LiveNotifications {
  const connections = new Set<Connection>();
  let lookedAt = clock.now();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const now = clock.now();
    const userIds = [...new Set([...connections].map(({ userId }) => userId))];
    const rows = await listSince(db, { userIds, since: new Date(lookedAt.getTime() - overlapMs) });
    lookedAt = now;
    for (const connection of connections)
      for (const row of rows) if (row.user_id === connection.userId) deliver(connection, row);
  }

  async function lookAgain(): Promise<void> {
    // When the database is unavailable for a moment, the next read finds its notifications.
    await look().catch(() => undefined);
    timer = undefined;
    if (connections.size > 0) scheduleLook();
  }

  function scheduleLook(): void {
    timer ??= setTimeout(() => void lookAgain(), pollMs);
  }

  return {
    async connect({ userId, after, isWelcome }) {
      const open = [...connections].filter((connection) => connection.userId === userId).length;
      if (open >= mostStreams)
        throw new AppError('too_many_requests', 'Too many pages are open. Close some and try again.', {
          retryAfter: 60,
        });
      const stream = new PassThrough();
      const newest = after ?? (await findNewestId(db, userId));
      const connection: Connection = { userId, stream, after: newest, sent: new Set() };
      stream.write(`retry: ${retryMs}\n\n`);
      write(stream, { name: 'count', notice: { unread: await countUnreadOf(db, userId), notification: null } });
      if (after !== undefined) for (const row of await listSinceId(db, { userId, after })) deliver(connection, row);
      if (connections.size === 0) lookedAt = clock.now();
      connections.add(connection);
      scheduleLook();
      const heartbeat = setInterval(() => void beat(stream, isWelcome), heartbeatMs);
      stream.on('close', () => {
        clearInterval(heartbeat);
        connections.delete(connection);
      });
      return stream;
    },
    close() {
      clearTimeout(timer);
      for (const { stream } of connections) stream.end();
    },
  };
}

async function beat(stream: PassThrough, isWelcome: () => Promise<boolean>): Promise<void> {
  const isOn = await isWelcome().catch(() => true);
  if (!isOn || stream.writableLength > mostWaitingBytes) stream.end();
  else if (!stream.writableEnded) stream.write(': still here\n\n');
}

function deliver({ stream, after, sent }: Connection, row: SentData): void {
  if (row.id <= after || sent.has(row.id) || stream.writableEnded) return;
  sent.add(row.id);
  const notice = { unread: row.unread, notification: presentNotification(row) };
  write(stream, { name: 'notification', id: row.id, notice });
}

function write(stream: PassThrough, { name, id, notice }: { name: string; id?: number; notice: LiveNotice }): void {
  const head = id === undefined ? `event: ${name}` : `id: ${id}\nevent: ${name}`;
  stream.write(`${head}\ndata: ${JSON.stringify(liveNotice.parse(notice))}\n\n`);
}
