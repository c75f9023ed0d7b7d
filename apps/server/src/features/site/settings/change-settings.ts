import { type Body, type Endpoint, isService, pickFields, type StoredRecord } from '@doselore/contract';
import {
  type changeSettings as changeEndpoint,
  type changeServiceLevel as changeLevelEndpoint,
  type changeRetention as changeRetentionEndpoint,
  type InvitationSettings,
  invitationFields,
  type Retention,
  retentionFields,
  serviceLevelFields,
  settingsInForce,
} from '@doselore/contract/settings';
import type { Actor, CheckedPlace, GroupId } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit, recordChanges, tracesOf } from '../../../platform/audit/index.ts';
import { inTransaction, type Queries, type Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  findGroupSettings,
  findRetention,
  findSubgroupSettings,
  lockGroupSettings,
  lockSubgroupSettings,
  saveGroupSettings,
  saveRetention,
  saveServiceLevel,
  saveSubgroupSettings,
} from './settings.repository.ts';

/** Returns the settings that apply in a place: its own settings before those of the wider places. */
export async function settingsOf(db: Queries, place: CheckedPlace) {
  const own = [await findGroupSettings(db, place.groupId)] as InvitationSettings[];
  if (isService(place)) own.push(await findSubgroupSettings(db, place.subgroupId));
  return settingsInForce(own);
}

/**
 * Returns the audited settings. Notes are free text: the audit row says whether there is one and whether it has
 * changed, not its text.
 */
function audited(before: InvitationSettings, after: InvitationSettings) {
  const { changes, detail } = recordChanges(invitationFields, before, after);
  const noteOf = ({ invitation_note }: InvitationSettings) => ({ has_invitation_note: invitation_note !== null });
  return { changes: { ...changes, ...changesOf(noteOf(before), noteOf(after), ['has_invitation_note']) }, detail };
}

type Change<E extends Endpoint> = { groupId: GroupId; change: Body<E> };

async function lockOwnSettings(tx: Tx, place: CheckedPlace): Promise<InvitationSettings> {
  if (isService(place)) {
    await lockSubgroupSettings(tx, place);
    return findSubgroupSettings(tx, place.subgroupId);
  }
  await lockGroupSettings(tx, place.groupId);
  return pickFields(invitationFields, await findGroupSettings(tx, place.groupId));
}

export function changeSettings(
  services: Services,
  actor: Actor,
  { place, change }: { place: CheckedPlace; change: Body<typeof changeEndpoint.group> },
): Promise<InvitationSettings> {
  const { groupId } = place;
  const { baseValues, ...submitted } = change;
  const subject = isService(place) ? `subgroup ${place.subgroupId}` : `group ${groupId}`;
  return inTransaction(services.db, async (tx) => {
    const now = await lockOwnSettings(tx, place);
    const settings = await mergeChange<InvitationSettings>(tx, actor, {
      subject,
      groupId,
      now,
      submitted,
      baseValues,
      traces: tracesOf(invitationFields),
    });
    await (isService(place) ? saveSubgroupSettings(tx, place, settings) : saveGroupSettings(tx, groupId, settings));
    await recordAudit(tx, actor, { action: 'settings.change', subject, groupId, ...audited(now, settings) });
    return settings;
  });
}

type LevelSetting = StoredRecord<typeof serviceLevelFields>;

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
    const now = pickFields(serviceLevelFields, await findGroupSettings(tx, groupId));
    const after = await mergeChange<LevelSetting>(tx, actor, { subject, now, submitted, baseValues });
    await saveServiceLevel(tx, groupId, after.default_service_manager_level);
    const { changes } = recordChanges(serviceLevelFields, now, after);
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
    const { changes } = recordChanges(retentionFields, now, years);
    await recordAudit(tx, actor, { action: 'settings.retention', subject, groupId, changes });
    return years;
  });
}
