import {
  addUninvited as addUninvitedEndpoint,
  issueAfterRegisterWithPot,
  issueAfterRegister as issueEndpoint,
  listUninvitedChoices,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  takeRegister as registerEndpoint,
} from '@doselore/contract/course-register';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showMarked, showVirtualGroup } from '../virtual-groups/index.ts';
import { addUninvited } from './add-uninvited.ts';
import { findUninvited } from './find-uninvited.ts';
import { issueAfterRegister, previewIssueAfterRegister } from './issue-after-register.ts';
import { takeRegister } from './take-register.ts';

type Call = { params: { virtualGroupId: VirtualGroupId }; scope: Scope; services: Services };
type IssueCall = Call & { actor: Actor; body: { hadUninvitedAttendees: 0 | 1; idempotencyKey: string } };

const previewFrom =
  ({ mayUsePot }: { mayUsePot: boolean }) =>
  ({ params, scope, services }: Call) =>
    previewIssueAfterRegister(services, { ...params, scope, mayUsePot });

const issueFrom =
  ({ mayUsePot }: { mayUsePot: boolean }) =>
  ({ params, body, scope, services, actor }: IssueCall) =>
    issueAfterRegister(services, actor, { ...params, ...body, scope, mayUsePot });

const [poolOnly, withPot] = [{ mayUsePot: false }, { mayUsePot: true }];

export const registerRoutes: Route[] = [
  serve(registerEndpoint, async ({ params, body, scope, services, actor, caller }) => {
    const saved = await takeRegister(services, actor, { ...params, ...body, scope });
    if (caller.prefersMinimal) return showMarked(services, { ...params, scope, saved });
    return { ...(await showVirtualGroup(services, scope, params.virtualGroupId)), saved };
  }),
  serve(listUninvitedChoices, ({ params, query, scope, services }) =>
    findUninvited(services.db, { ...params, ...query, scope }),
  ),
  serve(addUninvitedEndpoint, async ({ params, body, scope, services, actor }) => ({
    id: await addUninvited(services, actor, { ...params, scope, person: body }),
  })),
  serve(previewRegisterIssue, previewFrom(poolOnly)),
  serve(issueEndpoint, issueFrom(poolOnly)),
  serve(previewRegisterIssueWithPot, previewFrom(withPot)),
  serve(issueAfterRegisterWithPot, issueFrom(withPot)),
];
