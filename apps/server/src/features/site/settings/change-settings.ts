import { type Body, type Endpoint, isService, type ServiceLevel } from '@doselore/contract';
import { trainingClassKeys } from '@doselore/contract/personal-data';
import {
  type changeSettings as changeEndpoint,
  type changeServiceLevel as changeLevelEndpoint,
  type changeRetention as changeRetentionEndpoint,
  type Retention,
  settingsInForce,
} from '@doselore/contract/settings';
import type { Actor, CheckedPlace, GroupId } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
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

/** Returns the settings that apply in a place: its own settings before those of the wider places. */
export async function settingsOf(db: Queries, place: CheckedPlace) {
  const own = [await findGroupSettings(db, place.groupId)] as OwnSettings[];
  if (isService(place)) own.push(await findSubgroupSettings(db, place.subgroupId));
  return settingsInForce(own);
}

/**
 * Returns the audited settings. Notes are free text: the audit row says whether there is one and whether it has
 * changed, not its text.
 */
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

type Change<E extends Endpoint> = { groupId: GroupId; change: Body<E> };

async function lockOwnSettings(tx: Tx, place: CheckedPlace): Promise<OwnSettings> {
  if (isService(place)) {
    await lockSubgroupSettings(tx, place);
    return findSubgroupSettings(tx, place.subgroupId);
  }
  await lockGroupSettings(tx, place.groupId);
  const { invitation_days, invitation_note } = await findGroupSettings(tx, place.groupId);
  return { invitation_days, invitation_note };
}

export function changeSettings(
  services: Services,
  actor: Actor,
  { place, change }: { place: CheckedPlace; change: Body<typeof changeEndpoint.group> },
): Promise<OwnSettings> {
  const { groupId } = place;
  const { baseValues, ...submitted } = change;
  const subject = isService(place) ? `subgroup ${place.subgroupId}` : `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    const now = await lockOwnSettings(tx, place);
    const settings = await mergeChange<OwnSettings>(tx, actor, {
      subject,
      groupId,
      now,
      submitted,
      baseValues,
      traces,
    });
    await (isService(place) ? saveSubgroupSettings(tx, place, settings) : saveGroupSettings(tx, groupId, settings));
    await recordAudit(tx, actor, { action: 'settings.change', subject, groupId, ...audited(now, settings) });
    return settings;
  });
}

type LevelSetting = { default_service_manager_level: ServiceLevel };

/** Changes the level of service admins. It applies at once, because rights are read with each request. */
export function changeServiceLevel(
  services: Services,
  actor: Actor,
  { groupId, change }: Change<typeof changeLevelEndpoint>,
): Promise<LevelSetting> {
  const { baseValues, ...submitted } = change;
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const { default_service_manager_level } = await findGroupSettings(tx, groupId);
    const now = { default_service_manager_level };
    const after = await mergeChange<LevelSetting>(tx, actor, { subject, now, submitted, baseValues });
    await saveServiceLevel(tx, groupId, after.default_service_manager_level);
    const changes = changesOf(now, after, ['default_service_manager_level']);
    await recordAudit(tx, actor, { action: 'settings.serviceLevel', subject, groupId, changes });
    return after;
  });
}

/** Changes the retention for later erasures. Decisions about people who are already erased stay. */
export function changeRetention(
  services: Services,
  actor: Actor,
  { groupId, change }: Change<typeof changeRetentionEndpoint>,
): Promise<Retention> {
  const { baseValues, ...submitted } = change;
  const subject = `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    await lockGroupSettings(tx, groupId);
    const now = await findRetention(tx, groupId);
    const years = await mergeChange<Retention>(tx, actor, { subject, groupId, now, submitted, baseValues });
    await saveRetention(tx, groupId, years);
    const changes = changesOf(now, years, trainingClassKeys);
    await recordAudit(tx, actor, { action: 'settings.retention', subject, groupId, changes });
    return years;
  });
}
