import {
  cancelEmailChange,
  confirmEmailChange as confirmEndpoint,
  requestEmailChange as emailEndpoint,
  getNameChangeRequest,
  getOwnDetails,
  requestNameChange as nameEndpoint,
  processNameChangeRequest,
  saveTheme,
  withdrawNameChange,
} from '@doselore/contract/account';
import { notFound } from '../../../platform/access/index.ts';
import { updateAccounts } from '../../../platform/accounts/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { Passwords } from '../../site/auth/index.ts';
import { presentNameChange, presentOwnDetails } from './account.presenter.ts';
import { findOwnDetails } from './account.repository.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { requestNameChange } from './change-name.ts';
import { decideNameChange, readNameChange } from './decide-name-change.ts';
import { cancelEmailChanges } from './email-changes.repository.ts';
import { withdrawNameChanges } from './name-changes.repository.ts';
import { nameRequestRoutes } from './name-requests/name-requests.routes.ts';

const ok = { ok: true } as const;

export function accountRoutes(passwords: Passwords): Route[] {
  return [
    ...nameRequestRoutes,
    serve(getOwnDetails, async ({ scope, services }) => {
      const row = await findOwnDetails(services.db, scope, services.clock.now());
      if (row === undefined) throw notFound();
      return presentOwnDetails(row);
    }),
    serve(emailEndpoint, async ({ body, person, services }) => {
      await requestEmailChange(services, passwords, { ...body, userId: person.id });
      return ok;
    }),
    serve(cancelEmailChange, async ({ actor, services }) => {
      await inTransaction(services.db, async (tx) => {
        await cancelEmailChanges(tx, { userId: actor.id, now: services.clock.now() });
        await recordAudit(tx, actor, { action: 'account.emailCancel', subject: `user ${actor.id}` });
      });
      return ok;
    }),
    serve(confirmEndpoint, ({ params, services }) => confirmEmailChange(services, params)),
    serve(nameEndpoint, async ({ body, actor, services }) => {
      await requestNameChange(services, actor, body);
      return ok;
    }),
    serve(withdrawNameChange, async ({ actor, services }) => {
      await inTransaction(services.db, async (tx) => {
        await withdrawNameChanges(tx, { userId: actor.id, now: services.clock.now() });
        await recordAudit(tx, actor, { action: 'account.nameWithdraw', subject: `user ${actor.id}` });
      });
      return ok;
    }),
    serve(saveTheme, async ({ body, person, services }) => {
      await updateAccounts(services.db, [person.id], { theme: body.theme });
      return ok;
    }),
    serve(getNameChangeRequest, async ({ params, services }) =>
      presentNameChange(await readNameChange(services.db, services.clock, params)),
    ),
    serve(processNameChangeRequest, ({ params, services }) => decideNameChange(services, params)),
  ];
}
