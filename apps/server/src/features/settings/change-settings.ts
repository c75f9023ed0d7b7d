import {
  type Body,
  type changeGroupSettings as changeGroupEndpoint,
  type changeServiceLevel as changeLevelEndpoint,
  type changeRetention as changeRetentionEndpoint,
  type changeSubgroupSettings as changeSubgroupEndpoint,
  type Endpoint,
  type Retention,
  type ServiceLevel,
  settingsInForce,
  trainingClassKeys,
} from '@doselore/contract';
import { type Queries, tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { changesOf, mergeChange, recordAudit } from '../audits/index.ts';
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
  const { seen, ...wanted } = change;
  const subject = `group ${groupId}`;
  return tx(services.db, async (trx) => {
    await lockGroupSettings(trx, groupId);
    const { invitation_days, invitation_note } = await findGroupSettings(trx, groupId);
    const now = { invitation_days, invitation_note };
    const settings = await mergeChange<OwnSettings>(trx, actor, { subject, groupId, now, wanted, seen, traces });
    await saveGroupSettings(trx, groupId, settings);
    await recordAudit(trx, actor, { action: 'settings.change', subject, groupId, ...audited(now, settings) });
    return settings;
  });
}

export function changeSubgroupSettings(
  services: Services,
  actor: Actor,
  { place, change }: { place: { groupId: number; subgroupId: number }; change: Body<typeof changeSubgroupEndpoint> },
): Promise<OwnSettings> {
  const { groupId, subgroupId } = place;
  const { seen, ...wanted } = change;
  const subject = `subgroup ${subgroupId}`;
  return tx(services.db, async (trx) => {
    await lockSubgroupSettings(trx, place);
    const now = await findSubgroupSettings(trx, subgroupId);
    const settings = await mergeChange<OwnSettings>(trx, actor, { subject, groupId, now, wanted, seen, traces });
    await saveSubgroupSettings(trx, place, settings);
    await recordAudit(trx, actor, { action: 'settings.change', subject, groupId, ...audited(now, settings) });
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
  const { seen, ...wanted } = change;
  const subject = `group ${groupId}`;
  return tx(services.db, async (trx) => {
    await lockGroupSettings(trx, groupId);
    const { default_service_manager_level } = await findGroupSettings(trx, groupId);
    const now = { default_service_manager_level };
    const after = await mergeChange<LevelSetting>(trx, actor, { subject, now, wanted, seen });
    await saveServiceLevel(trx, groupId, after.default_service_manager_level);
    const changes = changesOf(now, after, ['default_service_manager_level']);
    await recordAudit(trx, actor, { action: 'settings.serviceLevel', subject, groupId, changes });
    return after;
  });
}

/** For erasures from now on: what was decided for people who are erased already is not touched. */
export function changeRetention(
  services: Services,
  actor: Actor,
  { groupId, change }: Change<typeof changeRetentionEndpoint>,
): Promise<Retention> {
  const { seen, ...wanted } = change;
  const subject = `group ${groupId}`;
  return tx(services.db, async (trx) => {
    await lockGroupSettings(trx, groupId);
    const now = await findRetention(trx, groupId);
    const years = await mergeChange<Retention>(trx, actor, { subject, groupId, now, wanted, seen });
    await saveRetention(trx, groupId, years);
    const changes = changesOf(now, years, trainingClassKeys);
    await recordAudit(trx, actor, { action: 'settings.retention', subject, groupId, changes });
    return years;
  });
}
