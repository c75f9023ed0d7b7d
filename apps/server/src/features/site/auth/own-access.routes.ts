import {
  changePassword as changeEndpoint,
  endOtherSessions,
  endSession,
  listSessions,
  stepUp,
} from '@doselore/contract/auth';
import { notFound } from '../../../platform/access/index.ts';
import { deleteOtherSessions, deleteSession } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { lifetimesOf, type Route, serve } from '../../../platform/http/index.ts';
import { changePassword } from './passwords/change-password.ts';
import { confirmPassword } from './passwords/confirm-password.ts';
import type { Passwords } from './passwords/passwords.ts';
import { presentSession } from './sessions/sessions.presenter.ts';
import { listOpenSessions } from './sessions/sessions.repository.ts';

const ok = { ok: true } as const;

/** Routes for a person's own password and sessions. */
export function ownAccessRoutes(passwords: Passwords): Route[] {
  return [
    serve(changeEndpoint, async ({ body, person, services, session }) => {
      await changePassword(services, passwords, { ...body, userId: person.id });
      await session.start(person.id, person);
      return ok;
    }),
    serve(stepUp, async ({ body, person, services, session }) => {
      const claim = { userId: person.id, password: body.currentPassword };
      await confirmPassword(services, passwords, claim);
      await session.stepUp();
      return ok;
    }),
    serve(listSessions, async ({ scope, person, services, session }) => {
      const { idleMs, maxMs } = lifetimesOf(person);
      const now = services.clock.now().getTime();
      const rows = await listOpenSessions(services.db, scope, {
        tokenHash: session.tokenHash,
        seenAfter: new Date(now - idleMs),
        createdAfter: new Date(now - maxMs),
      });
      return rows.map(presentSession);
    }),
    serve(endSession, async ({ params, scope, actor, services }) => {
      await inTransaction(services.db, async (tx) => {
        if ((await deleteSession(tx, scope, params.sessionId)) === 0) throw notFound();
        await recordAudit(tx, actor, { action: 'auth.endSession', subject: `session ${params.sessionId}` });
      });
      return ok;
    }),
    serve(endOtherSessions, ({ person, actor, services, session }) =>
      inTransaction(services.db, async (tx) => {
        const ended = await deleteOtherSessions(tx, { userId: person.id, tokenHash: session.tokenHash });
        const subject = `user ${person.id}`;
        await recordAudit(tx, actor, { action: 'auth.endOtherSessions', subject, detail: { ended } });
        return { ended };
      }),
    ),
  ];
}
