import { AppError } from '@doselore/contract';
import { type AttemptCommit, commitLimits } from '@doselore/contract/learning';
import { attemptCommit } from '@doselore/contract/learning/schemas';
import type { FastifyRequest } from 'fastify';
import { recognisesLaunch, staleAttempt } from '../features/learning/learning/index.ts';
import type { Services } from '../platform/services.ts';
import type { UnknownTokens } from './unknown-tokens.ts';

/** Matches the token, which the player writes first. The start of a body is enough to find the launch. */
const startOfCommit = /^\s*\{\s*"token"\s*:\s*"([\w-]{20,200})"/u;
const startBytes = 256;

type Sender = { services: Services; unknownTokens: UnknownTokens; request: FastifyRequest };

/** Largest body that is read before its token is looked up. Most commits are smaller, and store in one statement. */
const smallBytes = 16_384;

/** A commit, and whether its token was looked up before. The statement that stores a small one looks it up. */
type Received = { commit: AttemptCommit; isKnown: boolean };

/**
 * Reads a commit from the raw body and stores it with `store`. A body that is not small is read and checked in full only
 * for a known token. Throws `stale_attempt`, or `too_many_requests` once the address has sent too many unknown tokens.
 */
export async function receiveCommit<Stored>(
  sender: Sender,
  store: (commit: AttemptCommit) => Promise<Stored>,
): Promise<Stored> {
  const { commit, isKnown } = await readCommit(sender);
  if (isKnown) return store(commit);
  try {
    return await store(commit);
  } catch (error) {
    if (error instanceof AppError && error.code === 'stale_attempt') sender.unknownTokens.count(sender.request.ip);
    throw error;
  }
}

async function readCommit(sender: Sender): Promise<Received> {
  const { raw } = sender.request;
  try {
    const { body, isKnown } = await readBody(sender);
    const commit = attemptCommit.safeParse(readJson(body.toString('utf8')));
    if (commit.success) return { commit: commit.data, isKnown };
    if (!isKnown) await checkToken(sender, body);
    throw unreadable();
  } finally {
    // Discards the rest of a refused body, because its sender may read the answer only after sending all.
    raw.resume();
  }
}

async function readBody(sender: Sender): Promise<{ body: Buffer; isKnown: boolean }> {
  const { raw, headers } = sender.request;
  if (Number(headers['content-length'] ?? 0) > commitLimits.bytes) throw tooLarge();
  const chunks: Buffer[] = [];
  let bytes = 0;
  let isKnown = false;
  // Destroying the request would close the connection before the answer is sent.
  for await (const chunk of raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > commitLimits.bytes) throw tooLarge();
    if (isKnown || bytes <= smallBytes) continue;
    await checkToken(sender, Buffer.concat(chunks));
    isKnown = true;
  }
  return { body: Buffer.concat(chunks), isKnown };
}

async function checkToken({ services, unknownTokens, request }: Sender, body: Buffer): Promise<void> {
  const token = startOfCommit.exec(body.toString('utf8', 0, startBytes))?.[1];
  if (token !== undefined && (await recognisesLaunch(services.db, token))) return;
  unknownTokens.count(request.ip);
  throw token === undefined ? unreadable() : staleAttempt();
}

/** Returns undefined when the text is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreadable(): AppError {
  return new AppError('validation_failed', 'The progress that was sent could not be read.');
}

function tooLarge(): AppError {
  return new AppError('payload_too_large', 'This request is too large.');
}
