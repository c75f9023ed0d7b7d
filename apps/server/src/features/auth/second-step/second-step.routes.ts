import {
  beginSecondStep as beginEndpoint,
  confirmSecondStep as confirmEndpoint,
  getSecondStep,
  passSecondStep,
  removeSecondStep as removeEndpoint,
  renewRecoveryCodes as renewEndpoint,
} from '@doselore/contract';
import { type Route, serve } from '../../../platform/http/index.ts';
import { currentUserById } from '../current-user.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { readTwoStepDemand } from '../two-step-policy/two-step-demand.ts';
import { readChallenge } from './challenge.ts';
import { checkCode } from './check-code.ts';
import { beginSecondStep, confirmSecondStep, removeSecondStep, renewRecoveryCodes } from './own-second-step.ts';
import { findSecondStepState } from './second-step.repository.ts';

export function secondStepRoutes(passwords: Passwords): Route[] {
  return [
    serve(passSecondStep, async ({ body, services, session }) => {
      const userId = await readChallenge(services, body.challenge);
      const claim = { userId, code: body.code };
      await checkCode(services, claim, () => Promise.resolve());
      await session.start(userId);
      return currentUserById(services, userId);
    }),
    serve(getSecondStep, async ({ person, scope, services }) => {
      const state = await findSecondStepState(services.db, scope);
      const { isRequired } = await readTwoStepDemand(services, person.id);
      return {
        since: state?.confirmed_at.toISOString() ?? null,
        recovery_codes_left: state?.left ?? 0,
        is_required: isRequired,
      };
    }),
    serve(beginEndpoint, ({ body, person, services }) =>
      beginSecondStep(services, passwords, { ...body, userId: person.id }),
    ),
    serve(confirmEndpoint, async ({ body, person, services, session }) => ({
      recovery_codes: await confirmSecondStep(services, {
        ...body,
        userId: person.id,
        tokenHash: session.tokenHash,
      }),
    })),
    serve(renewEndpoint, async ({ body, person, services }) => ({
      recovery_codes: await renewRecoveryCodes(services, passwords, {
        ...body,
        userId: person.id,
      }),
    })),
    serve(removeEndpoint, async ({ body, person, services }) => {
      await removeSecondStep(services, passwords, { ...body, userId: person.id });
      return { ok: true } as const;
    }),
  ];
}
