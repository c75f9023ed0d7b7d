import {
  addUninvited as addUninvitedEndpoint,
  cancelCourse as cancelEndpoint,
  closeCourse as closeEndpoint,
  getDelegate,
  getServiceVirtualGroup,
  getServiceVirtualGroupsCsv,
  getVirtualGroup,
  getVirtualGroupsCsv,
  issueAfterRegisterWithPot,
  issueAfterRegister as issueEndpoint,
  listUninvitedChoices,
  previewCancelling as previewCancelEndpoint,
  previewClosing as previewCloseEndpoint,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  takeRegister as registerEndpoint,
  reopenCourse as reopenEndpoint,
} from '@doselore/contract/virtual-groups';
import type { Actor, Scope, VirtualGroupId } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { showDelegate } from '../course-delegates/delegates/show-delegate.ts';
import { cancelCourse, previewCancelling } from '../course-ending/cancel-course.ts';
import { closeCourse, previewClosing } from '../course-ending/close-course.ts';
import { reopenCourse } from '../course-ending/reopen-course.ts';
import { addUninvited } from '../course-register/add-uninvited.ts';
import { findUninvited } from '../course-register/find-uninvited.ts';
import { issueAfterRegister, previewIssueAfterRegister } from '../course-register/issue-after-register.ts';
import { takeRegister } from '../course-register/take-register.ts';
import { showMarked } from './show-marked.ts';
import { showVirtualGroup } from './show-virtual-group.ts';
import { serviceVirtualGroupsList, virtualGroupsList } from './virtual-groups.lists.ts';

type Call = { params: { virtualGroupId: VirtualGroupId }; scope: Scope; services: Services };
type IssueCall = Call & { actor: Actor; body: { hadUninvitedAttendees: 0 | 1; idempotencyKey: string } };

const show = ({ params, scope, services }: Call) => showVirtualGroup(services, scope, params.virtualGroupId);

const previewFrom =
  ({ mayUsePot }: { mayUsePot: boolean }) =>
  ({ params, scope, services }: Call) =>
    previewIssueAfterRegister(services, { ...params, scope, mayUsePot });

const issueFrom =
  ({ mayUsePot }: { mayUsePot: boolean }) =>
  ({ params, body, scope, services, actor }: IssueCall) =>
    issueAfterRegister(services, actor, { ...params, ...body, scope, mayUsePot });

const [poolOnly, withPot] = [{ mayUsePot: false }, { mayUsePot: true }];

export const virtualGroupRoutes: Route[] = [
  ...serveList(virtualGroupsList, getVirtualGroupsCsv),
  ...serveList(serviceVirtualGroupsList, getServiceVirtualGroupsCsv),
  serve(getVirtualGroup, show),
  serve(getServiceVirtualGroup, show),
  serve(getDelegate, ({ params, scope, services }) => showDelegate(services.db, { ...params, scope })),
  serve(registerEndpoint, async ({ params, body, scope, services, actor, caller }) => {
    const saved = await takeRegister(services, actor, { ...params, ...body, scope });
    if (caller.prefersMinimal) return showMarked(services, { ...params, scope, saved });
    return { ...(await show({ params, scope, services })), saved };
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
  serve(previewCloseEndpoint, ({ params, scope, services }) => previewClosing(services, { ...params, scope })),
  serve(closeEndpoint, async ({ params, body, scope, services, actor }) => {
    await closeCourse(services, actor, { ...params, ...body, scope });
    return show({ params, scope, services });
  }),
  serve(reopenEndpoint, async ({ params, body, scope, services, actor }) => {
    await reopenCourse(services, actor, { ...params, ...body, scope });
    return show({ params, scope, services });
  }),
  serve(previewCancelEndpoint, ({ params, scope, services }) => previewCancelling(services, { ...params, scope })),
  serve(cancelEndpoint, async ({ params, body, scope, services, actor }) => {
    await cancelCourse(services, actor, { ...params, ...body, scope });
    return show({ params, scope, services });
  }),
];
