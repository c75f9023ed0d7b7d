import type { Body } from '@doselore/contract';
import type { changeGroupTwoStep, changeSiteTwoStep, TwoStepPolicy } from '@doselore/contract/auth';
import type { Actor, GroupId } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockSiteSettings } from '../../../platform/site-settings/index.ts';
import { findGroupTwoStep, lockGroupSettings, saveGroupTwoStep } from './settings.repository.ts';
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
    await recordAudit(tx, actor, { action, subject, changes: changesOf(now, after, ['policy', 'in_demo']) });
    return after;
  });
}

type GroupPolicy = { two_step_policy: TwoStepPolicy | null };

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
    await recordAudit(tx, actor, { action, subject, groupId, changes: changesOf(now, after, ['two_step_policy']) });
    return after;
  });
}
