import type { Body, changeGroupTwoStep, changeSiteTwoStep, TwoStepPolicy } from '@doselore/contract';
import { tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, mergeChange, recordAudit } from '../audits/index.ts';
import { findSitePolicy, type SitePolicy, saveSitePolicy } from '../auth/index.ts';
import { findGroupTwoStep, lockGroupSettings, lockSiteSettings, saveGroupTwoStep } from './settings.repository.ts';

const action = 'settings.twoStep';

export function changeSitePolicy(
  services: Services,
  actor: Actor,
  { seen, ...wanted }: Body<typeof changeSiteTwoStep>,
): Promise<SitePolicy> {
  const subject = 'site settings';
  return tx(services.db, async (trx) => {
    await lockSiteSettings(trx);
    const now = await findSitePolicy(trx);
    const after = await mergeChange<SitePolicy>(trx, actor, { subject, now, wanted, seen });
    await saveSitePolicy(trx, after);
    await recordAudit(trx, actor, { action, subject, changes: changesOf(now, after, ['policy', 'in_demo']) });
    return after;
  });
}

type GroupPolicy = { two_step_policy: TwoStepPolicy | null };

export function changeGroupPolicy(
  services: Services,
  actor: Actor,
  { groupId, change: { seen, ...wanted } }: { groupId: number; change: Body<typeof changeGroupTwoStep> },
): Promise<GroupPolicy> {
  const subject = `group ${groupId}`;
  return tx(services.db, async (trx) => {
    await lockGroupSettings(trx, groupId);
    const now = await findGroupTwoStep(trx, groupId);
    const after = await mergeChange<GroupPolicy>(trx, actor, { subject, groupId, now, wanted, seen });
    await saveGroupTwoStep(trx, groupId, after.two_step_policy);
    await recordAudit(trx, actor, { action, subject, groupId, changes: changesOf(now, after, ['two_step_policy']) });
    return after;
  });
}
