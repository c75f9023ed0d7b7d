import type { Body, Endpoint, ServiceLevel } from '@doselore/contract';
import { trainingClassKeys } from '@doselore/contract/personal-data';
import {
  type changeGroupSettings as changeGroupEndpoint,
  type changeServiceLevel as changeLevelEndpoint,
  type changeRetention as changeRetentionEndpoint,
  type changeSubgroupSettings as changeSubgroupEndpoint,
  type Retention,
  settingsInForce,
} from '@doselore/contract/settings';
import type { Actor } from '../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../platform/db/index.ts';
import type { Services } from '../../platform/services.ts';
import {
  findGroupSettings,
  findRetention,
  findSubgroupSettings,
  lockGroupSettings,
  lockSubgroupSettings,
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

/** Notes are free text: the audit says that there is one and that it is another one, not what it says. */
function audited(before: OwnSettings, after: OwnSettings) {
  const named = ({ invitation_days, invitation_note }: OwnSettings) => ({
    invitation_days,
    has_invitation_note: invitation_note !== null,
  });
  return {
    changes: changesOf(named(before), named(after), ['invitation_days', 'has_invitation_note']),
    ...(before.invitation_note !== after.invitation_note && { detail: { note_changed: true } }),
  };
}

const traces = { invitation_note: 'note_changed' };

type Change<E extends Endpoint> = { groupId: number; change: Body<E> };

export function changeGroupSettings(
  services: Services,
  actor: Actor,
  { groupId, change }: Change<typeof changeGroupEndpoint>,
): Promise<OwnSettings> {
  const { baseValues, ...wanted } = change;
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const { invitation_days, invitation_note } = await findGroupSettings(tx, groupId);
    const now = { invitation_days, invitation_note };
    const settings = await mergeChange<OwnSettings>(tx, actor, { subject, groupId, now, wanted, baseValues, traces });
    await saveGroupSettings(tx, groupId, settings);
    await recordAudit(tx, actor, { action: 'settings.change', subject, groupId, ...audited(now, settings) });
    return settings;
  });
}

export function changeSubgroupSettings(
  services: Services,
  actor: Actor,
  { place, change }: { place: { groupId: number; subgroupId: number }; change: Body<typeof changeSubgroupEndpoint> },
): Promise<OwnSettings> {
  const { groupId, subgroupId } = place;
  const { baseValues, ...wanted } = change;
  const subject = `subgroup ${subgroupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockSubgroupSettings(tx, place);
    const now = await findSubgroupSettings(tx, subgroupId);
    const settings = await mergeChange<OwnSettings>(tx, actor, { subject, groupId, now, wanted, baseValues, traces });
    await saveSubgroupSettings(tx, place, settings);
    await recordAudit(tx, actor, { action: 'settings.change', subject, groupId, ...audited(now, settings) });
    return settings;
  });
}

type LevelSetting = { default_service_manager_level: ServiceLevel };

/** Applies at once to everybody who manages a service there: rights are read with each request. */
export function changeServiceLevel(
  services: Services,
  actor: Actor,
  { groupId, change }: Change<typeof changeLevelEndpoint>,
): Promise<LevelSetting> {
  const { baseValues, ...wanted } = change;
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const { default_service_manager_level } = await findGroupSettings(tx, groupId);
    const now = { default_service_manager_level };
    const after = await mergeChange<LevelSetting>(tx, actor, { subject, now, wanted, baseValues });
    await saveServiceLevel(tx, groupId, after.default_service_manager_level);
    const changes = changesOf(now, after, ['default_service_manager_level']);
    await recordAudit(tx, actor, { action: 'settings.serviceLevel', subject, groupId, changes });
    return after;
  });
}

/** For erasures from now on: what was decided for people who are erased already is not touched. */
export function changeRetention(
  services: Services,
  actor: Actor,
  { groupId, change }: Change<typeof changeRetentionEndpoint>,
): Promise<Retention> {
  const { baseValues, ...wanted } = change;
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const now = await findRetention(tx, groupId);
    const years = await mergeChange<Retention>(tx, actor, { subject, groupId, now, wanted, baseValues });
    await saveRetention(tx, groupId, years);
    const changes = changesOf(now, years, trainingClassKeys);
    await recordAudit(tx, actor, { action: 'settings.retention', subject, groupId, changes });
    return years;
  });
}
