import { pickFields } from '@doselore/contract';
import {
  type CertificateSettings,
  type CertificateSettingsDetail,
  certificateSettingFields,
  noCertificateSettings,
  resolveCertificateSettings,
} from '@doselore/contract/certificate-settings';
import { minutesText } from '@doselore/contract/product-details';
import { notFound } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { findProductDetails } from '../printing/product-details.repository.ts';
import type { SettingsPlace } from './place-of.ts';
import {
  findProduct,
  listOrganisationsWithSettings,
  listSettingsInUse,
  type SettingsVersion,
} from './settings.repository.ts';

/** Returns the settings of a row, without the columns about the version. */
export function fieldsOf(version: SettingsVersion | undefined): CertificateSettings {
  return version === undefined ? noCertificateSettings : pickFields(certificateSettingFields, version);
}

/** Finds the versions in use of a course and of an organisation for it. */
export async function findVersions(db: Queries, place: SettingsPlace) {
  const rows = await listSettingsInUse(db, place);
  return {
    course: rows.find(({ group_id }) => group_id === null),
    organisation: place.groupId === null ? undefined : rows.find(({ group_id }) => group_id === place.groupId),
  };
}

/** Shows the settings of a course, or of an organisation for it, with what they inherit. */
export async function showSettings(db: Queries, place: SettingsPlace, on: string): Promise<CertificateSettingsDetail> {
  const { product, groupId } = place;
  const found = await findProduct(db, place);
  if (found === undefined) throw notFound();
  const { course, organisation } = await findVersions(db, place);
  const own = groupId === null ? course : organisation;
  const inherited = resolveCertificateSettings({
    course: groupId === null || course === undefined ? undefined : fieldsOf(course),
  });
  const details = await findProductDetails(db, product, on);
  return {
    product: { id: product.id, name: found.title },
    group: groupId === null ? null : { id: groupId, name: found.group_name ?? '' },
    fields: fieldsOf(own),
    inherited: inherited.values,
    inherited_from: inherited.from,
    version: own?.version ?? 0,
    changed: own === undefined ? null : { at: own.made_at.toISOString(), by: own.made_by_name },
    details: {
      hours: details.minutes === null ? null : minutesText(details.minutes),
      objectives: [...details.objectives],
      accreditor: details.accreditor,
      reference: details.reference,
    },
    organisations: groupId === null ? await listOrganisationsWithSettings(db, product) : [],
  };
}
