import type { ProductType } from '@doselore/contract';
import type { IssueSource } from '@doselore/contract/ledger';
import {
  issueLicence as issueEndpoint,
  issueFromPool,
  issueFromPot,
  issueFromVirtualGroup,
  listIssueOptions,
  listPotOptions,
  listVirtualGroupOptions,
  previewPoolIssue,
  previewPotIssue,
} from '@doselore/contract/licence-issue';
import type { Actor, Scope } from '../../../platform/access/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { type Route, serve, serveAtPlace } from '../../../platform/http/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findUnprintable } from '../../certificates/certificates/names/index.ts';
import { getMember, showLicence, virtualGroupPlace } from '../licences/index.ts';
import { listBundled, listHints } from './hints.repository.ts';
import { issueLicence, issueToMany } from './issue-licence.ts';
import { presentOption } from './licence-issue.presenter.ts';
import { listOptions } from './options.report.ts';
import { previewIssue } from './preview-issue.ts';
import type { IssuePlace } from './seat-issue.ts';

type Place = Omit<IssuePlace, 'source'>;
type Key = { productType: ProductType; productId: number; certificateMonths: number };
type PreviewCall = { params: Place; body: Key & { userIds: number[] }; services: Services };
type IssueCall = PreviewCall & {
  body: { mode: 'all' | 'eligible'; bundled: Key[]; idempotencyKey: string };
  actor: Actor;
};
type OptionsCall = { params: Place & { userId: number }; scope: Scope; services: Services };

const orderOf = (place: IssuePlace, { productType, productId, certificateMonths }: Key) => ({
  key: { groupId: place.groupId, productType, productId, certificateMonths },
  place,
});

const previewFrom =
  (source: IssueSource) =>
  ({ params, body, services }: PreviewCall) =>
    previewIssue(services, { ...orderOf({ ...params, source }, body), userIds: body.userIds });

const issueFrom =
  (source: IssueSource) =>
  ({ params, body, services, actor }: IssueCall) =>
    issueToMany(services, actor, { ...body, ...orderOf({ ...params, source }, body) });

const optionsFrom =
  (source: IssueSource) =>
  async ({ params, scope, services }: OptionsCall) => {
    const member = await getMember(services.db, scope, params);
    const { userId, ...place } = params;
    const target = { place: { ...place, source }, userId, today: today(services.clock) };
    const rows = await listOptions(services.db, target);
    const products = rows.map((row) => ({ productType: row.product_type, productId: row.product_id }));
    const hints = await listHints(services.db, { ...target, groupId: place.groupId, userIds: [userId], products });
    const bundled = await listBundled(services.db, { ...target, products });
    const unprintable = await findUnprintable(member.name);
    const about = { source, hints, bundled, options: rows, unprintable };
    return { member, options: rows.map((row) => presentOption(row, about)) };
  };

export const licenceIssueRoutes: Route[] = [
  serve(listIssueOptions.group, optionsFrom('POT')),
  serve(listIssueOptions.subgroup, optionsFrom('POOL')),
  serve(listPotOptions, optionsFrom('POT')),
  serve(listVirtualGroupOptions, async ({ params, scope, services }) => {
    const { place } = await virtualGroupPlace(services.db, scope, params.virtualGroupId);
    return optionsFrom('VGPOOL')({ params: { ...place, userId: params.userId }, scope, services });
  }),
  serve(issueEndpoint, async ({ params, body, scope, services, actor }) => {
    const licenceId = await issueLicence(services, actor, { ...body, ...params });
    return showLicence(services.db, scope, { groupId: params.groupId, licenceId });
  }),
  ...serveAtPlace(previewPotIssue, previewFrom('POT')),
  ...serveAtPlace(issueFromPot, issueFrom('POT')),
  serve(previewPoolIssue, previewFrom('POOL')),
  serve(issueFromPool, issueFrom('POOL')),
  serve(issueFromVirtualGroup, async ({ params, body, scope, services, actor }) => {
    const { place } = await virtualGroupPlace(services.db, scope, params.virtualGroupId);
    return issueFrom('VGPOOL')({ params: place, body, services, actor });
  }),
];
