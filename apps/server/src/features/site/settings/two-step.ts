import type { Body } from '@doselore/contract';
import {
  type changeGroupTwoStep,
  type changeSiteTwoStep,
  groupPolicyFields,
  sitePolicyFields,
} from '@doselore/contract/auth';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockSiteSettings } from '../../../platform/site-settings/index.ts';
import { findGroupTwoStep, type GroupPolicy, lockGroupSettings, saveGroupTwoStep } from './settings.repository.ts';
import { readSitePolicy, type SitePolicy, saveSitePolicy } from './site-policy.ts';

const action = 'settings.twoStep';

export function changeSitePolicy(
  services: Services,
  actor: Actor,
  { baseValues, ...submitted }: Body<typeof changeSiteTwoStep>,
): Promise<SitePolicy> {
  const subject = 'site settings';
  return inTransaction(services.db, async (tx) => {
    await lockSiteSettings(tx);
    const now = await readSitePolicy(tx);
    const after = await mergeChange<SitePolicy>(tx, actor, { subject, now, submitted, baseValues });
    await saveSitePolicy(tx, after);
    await recordAudit(tx, actor, { action, subject, changes: recordChanges(sitePolicyFields, now, after).changes });
    return after;
  });
}

export function changeGroupPolicy(
  services: Services,
  actor: Actor,
  { groupId, change: { baseValues, ...submitted } }: { groupId: GroupId; change: Body<typeof changeGroupTwoStep> },
): Promise<GroupPolicy> {
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const now = await findGroupTwoStep(tx, groupId);
    const after = await mergeChange<GroupPolicy>(tx, actor, { subject, groupId, now, submitted, baseValues });
    await saveGroupTwoStep(tx, groupId, after.two_step_policy);
    const { changes } = recordChanges(groupPolicyFields, now, after);
    await recordAudit(tx, actor, { action, subject, groupId, changes });
    return after;
  });
}
