import {
  beginTwoStep as beginEndpoint,
  confirmTwoStep as confirmEndpoint,
  getTwoStep,
  passTwoStep,
  removeTwoStep as removeEndpoint,
  renewRecoveryCodes as renewEndpoint,
} from '@doselore/contract/auth';
import { type Route, serve } from '../../../../platform/http/index.ts';
import { currentUserById } from '../current-user.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { readTwoStepDemand } from '../two-step-policy/two-step-demand.ts';
import { readChallenge } from './challenge.ts';
import { checkCode } from './check-code.ts';
import { beginTwoStep, confirmTwoStep, removeTwoStep, renewRecoveryCodes } from './own-two-step.ts';
import { findTwoStepState } from './two-step.repository.ts';

export function twoStepRoutes(passwords: Passwords): Route[] {
  return [
    serve(passTwoStep, async ({ body, services, session }) => {
      const userId = await readChallenge(services, body.challenge);
      const claim = { userId, code: body.code };
      await checkCode(services, claim, () => Promise.resolve());
      await session.start(userId);
      return currentUserById(services, userId);
    }),
    serve(getTwoStep, async ({ person, scope, services }) => {
      const state = await findTwoStepState(services.db, scope);
      const { isRequired } = await readTwoStepDemand(services, person.id);
      return {
        since: state?.confirmed_at.toISOString() ?? null,
        recovery_codes_left: state?.left ?? 0,
        is_required: isRequired,
      };
    }),
    serve(beginEndpoint, ({ person, services }) => beginTwoStep(services, person.id)),
    serve(confirmEndpoint, async ({ body, person, services, session }) => ({
      recovery_codes: await confirmTwoStep(services, {
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
      await removeTwoStep(services, passwords, { ...body, userId: person.id });
      return { ok: true } as const;
    }),
  ];
}
