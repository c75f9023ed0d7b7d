import { type Body, namesOf } from '@doselore/contract';
import {
  type CertificateSettings,
  certificateSettingFields,
  type saveOnlineSettings,
} from '@doselore/contract/certificate-settings';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkSettings, orderSettings } from './check-settings.ts';
import type { SettingsPlace } from './place-of.ts';
import { insertVersion, lockProduct } from './settings.repository.ts';
import { fieldsOf, findVersions } from './show-settings.ts';

type Save = { place: SettingsPlace; change: Body<typeof saveOnlineSettings.site> };

/** Returns how the audit trail names the course. */
export const subjectOf = ({ product }: SettingsPlace): `product ${number}` | `paper product ${number}` =>
  product.type === 'abstract_course' ? `product ${product.id}` : `paper product ${product.id}`;

/** Saves settings as a new version and returns them. A save without a change adds no version. */
export function saveSettings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { place, change: { baseValues, ...settings } }: Save,
): Promise<CertificateSettings> {
  return inTransaction(db, async (tx) => {
    if (!(await lockProduct(tx, place.product))) throw notFound();
    const versions = await findVersions(tx, place);
    const own = place.groupId === null ? versions.course : versions.organisation;
    const now = fieldsOf(own);
    const subject = subjectOf(place);
    const groupId = place.groupId ?? undefined;
    const submitted = orderSettings(settings);
    const merge = { subject, now, submitted, baseValues, ...(groupId === undefined ? {} : { groupId }) };
    const fields = orderSettings(await mergeChange<CertificateSettings>(tx, actor, merge));
    await checkSettings(tx, place, fields);
    const names = namesOf(certificateSettingFields);
    if (names.every((name) => now[name] === fields[name])) return fields;
    await insertVersion(tx, { ...place, version: (own?.version ?? 0) + 1, fields, madeBy: actor.id, at: clock.now() });
    await recordAudit(tx, actor, {
      action: 'certificates.changeSettings',
      subject,
      groupId: place.groupId,
      changes: recordChanges(certificateSettingFields, now, fields).changes,
    });
    return fields;
  });
}
