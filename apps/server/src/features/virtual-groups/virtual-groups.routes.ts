import { terms } from '@doselore/contract';
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
  listServiceVirtualGroups,
  listUninvitedChoices,
  listVirtualGroups,
  previewCancelling as previewCancelEndpoint,
  previewClosing as previewCloseEndpoint,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  takeRegister as registerEndpoint,
  reopenCourse as reopenEndpoint,
} from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Actor, Scope, VirtualGroupId } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { showDelegate } from './delegates/show-delegate.ts';
import { cancelCourse, previewCancelling } from './ending/cancel-course.ts';
import { closeCourse, previewClosing } from './ending/close-course.ts';
import { reopenCourse } from './ending/reopen-course.ts';
import { addUninvited } from './register/add-uninvited.ts';
import { findUninvited } from './register/find-uninvited.ts';
import { issueAfterRegister, previewIssueAfterRegister } from './register/issue-after-register.ts';
import { showMarked } from './register/show-marked.ts';
import { takeRegister } from './register/take-register.ts';
import { showVirtualGroup } from './show-virtual-group.ts';
import { presentVirtualGroup, presentVirtualGroupCsvRow, virtualGroupCsvHead } from './virtual-groups.presenter.ts';
import {
  listServiceVirtualGroupRows,
  listVirtualGroupRows,
  type VirtualGroupData,
} from './virtual-groups.repository.ts';

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

const sheetOf = (rows: readonly VirtualGroupData[], wall: Date) =>
  sheetAnswer(
    terms.virtualGroup.many,
    virtualGroupCsvHead,
    rows.map((row) => presentVirtualGroupCsvRow(row, wall)),
  );

export const virtualGroupRoutes: Route[] = [
  serve(listVirtualGroups, async ({ query, scope, services }) => {
    const wall = londonWallClock(services.clock.now());
    const rows = await listVirtualGroupRows(services.db, scope, { ...query, wall });
    return { total: rows[0]?.total ?? 0, rows: rows.map((row) => presentVirtualGroup(row, wall)) };
  }),
  serve(getVirtualGroupsCsv, async ({ query, scope, services }) => {
    const wall = londonWallClock(services.clock.now());
    return sheetOf(await listVirtualGroupRows(services.db, scope, { ...allPages(query), wall }), wall);
  }),
  serve(listServiceVirtualGroups, async ({ params, query, services }) => {
    const wall = londonWallClock(services.clock.now());
    const rows = await listServiceVirtualGroupRows(services.db, params, { ...query, wall });
    return { total: rows[0]?.total ?? 0, rows: rows.map((row) => presentVirtualGroup(row, wall)) };
  }),
  serve(getServiceVirtualGroupsCsv, async ({ params, query, services }) => {
    const wall = londonWallClock(services.clock.now());
    return sheetOf(await listServiceVirtualGroupRows(services.db, params, { ...allPages(query), wall }), wall);
  }),
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
