import { fieldError } from '@doselore/contract';
import { notFound } from '../../../platform/access/index.ts';

/** Returns the session with this id, or without an id the only one. Throws where there is none, or the choice is open. */
export function chooseSession<Session extends { id: number }>(
  sessions: readonly Session[],
  sessionId: number | undefined,
): Session {
  if (sessionId === undefined && sessions.length > 1) throw fieldError('sessionId', 'Choose the session');
  const session = sessionId === undefined ? sessions[0] : sessions.find(({ id }) => id === sessionId);
  if (session === undefined) throw notFound();
  return session;
}
