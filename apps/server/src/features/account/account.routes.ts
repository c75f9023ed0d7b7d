import {
  cancelEmailChange,
  confirmEmailChange as confirmEndpoint,
  requestEmailChange as emailEndpoint,
  getNameChangeRequest,
  getOwnDetails,
  requestNameChange as nameEndpoint,
  processNameChangeRequest,
  withdrawNameChange,
} from '@doselore/contract';
import { notFound } from '../../platform/access/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import type { Passwords } from '../auth/index.ts';
import { presentNameChange, presentOwnDetails } from './account.presenter.ts';
import { findOwnDetails } from './account.repository.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { requestNameChange } from './change-name.ts';
import { decideNameChange, readNameChange } from './decide-name-change.ts';
import { cancelEmailChanges } from './email-changes.repository.ts';
import { withdrawNameChanges } from './name-changes.repository.ts';

const ok = { ok: true } as const;

export function accountRoutes(passwords: Passwords): Route[] {
  return [
    serve(getOwnDetails, async ({ scope, services }) => {
      const row = await findOwnDetails(services.db, scope, services.clock.now());
      if (row === undefined) throw notFound();
      return presentOwnDetails(row);
    }),
    serve(emailEndpoint, async ({ body, person, services, caller }) => {
      await requestEmailChange(services, passwords, { ...body, userId: person.id, address: caller.address });
      return ok;
    }),
    serve(cancelEmailChange, async ({ person, services }) => {
      await cancelEmailChanges(services.db, { userId: person.id, now: services.clock.now() });
      return ok;
    }),
    serve(confirmEndpoint, ({ params, services }) => confirmEmailChange(services, params)),
    serve(nameEndpoint, async ({ body, actor, services }) => {
      await requestNameChange(services, actor, body);
      return ok;
    }),
    serve(withdrawNameChange, async ({ person, services }) => {
      await withdrawNameChanges(services.db, { userId: person.id, now: services.clock.now() });
      return ok;
    }),
    serve(getNameChangeRequest, async ({ params, services }) =>
      presentNameChange(await readNameChange(services.db, services.clock, params)),
    ),
    serve(processNameChangeRequest, ({ params, services }) => decideNameChange(services, params)),
  ];
}
