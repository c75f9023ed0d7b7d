import { type Retention, type ServiceLevel, settingsInForce, trainingClassKeys } from '@doselore/contract';
import { type Queries, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, recordAudit } from '../audits/index.ts';
import {
  findGroupSettings,
  findRetention,
  findSubgroupSettings,
  type OwnSettings,
  saveGroupSettings,
  saveRetention,
  saveServiceLevel,
  saveSubgroupSettings,
} from './settings.repository.ts';

type Place = { groupId: number; subgroupId?: number | undefined };

/** What holds in a place: its own settings over those of the wider places. */
export async function settingsOf(db: Queries, place: Place) {
  const own = [await findGroupSettings(db, place.groupId)] as OwnSettings[];
  if (place.subgroupId !== undefined) own.push(await findSubgroupSettings(db, place.subgroupId));
  return settingsInForce(own);
}

/** Notes are free text: the audit says that there is one, not what it says. */
function auditedChanges(before: OwnSettings, after: OwnSettings) {
  const audited = ({ invitation_days, invitation_note }: OwnSettings) => ({
    invitation_days,
    has_invitation_note: invitation_note !== null,
  });
  return changesOf(audited(before), audited(after), ['invitation_days', 'has_invitation_note']);
}

export async function changeGroupSettings(
  services: Services,
  actor: Actor,
  { groupId, settings }: { groupId: number; settings: OwnSettings },
): Promise<void> {
  await tx(services.db, async (trx) => {
    const before = await findGroupSettings(trx, groupId);
    await saveGroupSettings(trx, groupId, settings);
    const changes = auditedChanges(before, settings);
    await recordAudit(trx, actor, { action: 'settings.change', subject: `group ${groupId}`, groupId, changes });
  });
}

export async function changeSubgroupSettings(
  services: Services,
  actor: Actor,
  { place, settings }: { place: { groupId: number; subgroupId: number }; settings: OwnSettings },
): Promise<void> {
  await tx(services.db, async (trx) => {
    const before = await findSubgroupSettings(trx, place.subgroupId);
    await saveSubgroupSettings(trx, place, settings);
    const changes = auditedChanges(before, settings);
    const subject = `subgroup ${place.subgroupId}`;
    await recordAudit(trx, actor, { action: 'settings.change', subject, groupId: place.groupId, changes });
  });
}

/** Applies at once to everybody who manages a service there: rights are read with each request. */
export async function changeServiceLevel(
  services: Services,
  actor: Actor,
  { groupId, level }: { groupId: number; level: ServiceLevel },
): Promise<void> {
  await tx(services.db, async (trx) => {
    const before = await findGroupSettings(trx, groupId);
    await saveServiceLevel(trx, groupId, level);
    const after = { default_service_manager_level: level };
    const changes = changesOf(before, after, ['default_service_manager_level']);
    await recordAudit(trx, actor, { action: 'settings.serviceLevel', subject: `group ${groupId}`, groupId, changes });
  });
}

/** For erasures from now on: what was decided for people who are erased already is not touched. */
export async function changeRetention(
  services: Services,
  actor: Actor,
  { groupId, years }: { groupId: number; years: Retention },
): Promise<void> {
  await tx(services.db, async (trx) => {
    const changes = changesOf(await findRetention(trx, groupId), years, trainingClassKeys);
    await saveRetention(trx, groupId, years);
    await recordAudit(trx, actor, { action: 'settings.retention', subject: `group ${groupId}`, groupId, changes });
  });
}
