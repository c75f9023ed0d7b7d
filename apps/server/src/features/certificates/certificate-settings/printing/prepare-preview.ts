import {
  type CertificateSettings,
  certificateSourceOf,
  resolveCertificateSettings,
} from '@doselore/contract/certificate-settings';
import { notFound } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { checkSettings, orderSettings } from '../settings/check-settings.ts';
import type { SettingsPlace } from '../settings/place-of.ts';
import { findProduct } from '../settings/settings.repository.ts';
import { fieldsOf, findVersions } from '../settings/show-settings.ts';
import { type ChosenPrint, printSettings } from './choose-printed.ts';
import { findProductDetails } from './product-details.repository.ts';

type Prepared = Pick<ChosenPrint, 'printed' | 'showsRegistration'> & {
  title: string;
  /** Months for which a certificate of the course is usually valid. 0 never expires. */
  months: number;
};

/**
 * Returns the texts and pictures of a preview with unsaved settings. Unsaved settings of an organisation inherit from
 * the saved settings of the course. Throws 422 for settings that cannot be saved.
 */
export async function preparePreview(
  db: Queries,
  place: SettingsPlace,
  { settings, on }: { settings: CertificateSettings; on: string },
): Promise<Prepared> {
  const product = await findProduct(db, place);
  if (product === undefined) throw notFound();
  const fields = orderSettings(settings);
  await checkSettings(db, place, fields);
  const { course } = await findVersions(db, place);
  const saved = course === undefined ? undefined : fieldsOf(course);
  const { values } = resolveCertificateSettings(
    place.groupId === null ? { course: fields } : { course: saved, organisation: fields },
  );
  const printed = await printSettings(db, values, {
    organisation: product.group_name ?? 'Example organisation',
    source: certificateSourceOf(place.product.type),
    isAssessed: false,
    details: await findProductDetails(db, place.product, on),
  });
  return {
    title: product.title,
    months: product.default_months,
    printed,
    showsRegistration: values.show_registration_number ?? false,
  };
}
