import {
  type CertificateSettings,
  type CertificateSourceKind,
  certificateType,
  fillFooter,
  idsOf,
  resolveCertificateSettings,
  usualType,
} from '@doselore/contract/certificate-settings';
import { minutesText } from '@doselore/contract/product-details';
import type { Queries } from '../../../../platform/db/index.ts';
import { listPictures } from '../pictures/pictures.repository.ts';
import type { SettingsPlace } from '../settings/place-of.ts';
import { fieldsOf, findVersions } from '../settings/show-settings.ts';
import type { PrintedSettings } from './printed-facts.ts';
import { listPrintedFooters, listPrintedIcons } from './printed-icons.repository.ts';
import { findProductDetails, type ProductDetails } from './product-details.repository.ts';

/** `organisation` is its name. `isAssessed` says whether a session ended with an assessment. `awardedOn` is a day. */
type Occasion = { organisation: string; source: CertificateSourceKind; isAssessed: boolean; awardedOn: string };

export type ChosenPrint = {
  printed: PrintedSettings;
  /** Versions of the settings that were used: of the course, then of the organisation. */
  settingVersionIds: number[];
  detailsVersion: number | null;
  showsRegistration: boolean;
};

/** Returns the texts and pictures that a certificate issued now prints. */
export async function choosePrinted(db: Queries, place: SettingsPlace, occasion: Occasion): Promise<ChosenPrint> {
  const { course, organisation } = await findVersions(db, place);
  const { values } = resolveCertificateSettings({
    course: course === undefined ? undefined : fieldsOf(course),
    organisation: organisation === undefined ? undefined : fieldsOf(organisation),
  });
  const details = await findProductDetails(db, place.product, occasion.awardedOn);
  return {
    printed: await printSettings(db, values, { ...occasion, details }),
    settingVersionIds: [course, organisation].flatMap((version) => (version === undefined ? [] : [version.id])),
    detailsVersion: details.version,
    showsRegistration: values.show_registration_number ?? false,
  };
}

/** Returns the texts and pictures that a certificate with these settings prints. */
export async function printSettings(
  db: Queries,
  values: CertificateSettings,
  { organisation, details, ...occasion }: Omit<Occasion, 'awardedOn'> & { details: ProductDetails },
): Promise<PrintedSettings> {
  const type = certificateType(values.type_id ?? usualType(occasion));
  const hours = details.minutes === null ? null : minutesText(details.minutes);
  const words = { hours, accreditor: details.accreditor, reference: details.reference };
  const footers = await listPrintedFooters(db, idsOf(values.footer_message_ids));
  return {
    drawing: 2,
    has_all_scripts: true,
    type: type.code,
    heading: type.title,
    lead: type.lead,
    organisation: values.show_organisation ? organisation : null,
    hours: values.show_hours ? hours : null,
    objectives: values.show_objectives ? details.objectives : [],
    footers: footers.map((text) => fillFooter(text, words)).filter((text) => text !== null),
    icons: await listPrintedIcons(db, idsOf(values.icon_ids), details.endedAccreditor),
    ...(await printPictures(db, values, organisation)),
  };
}

async function printPictures(
  db: Queries,
  { logo, logo_picture_id, signatory, signatory_name, signatory_title, signature_picture_id }: CertificateSettings,
  organisation: string,
): Promise<Pick<PrintedSettings, 'logo' | 'signatory'>> {
  const pictures = await listPictures(
    db,
    [logo_picture_id, signature_picture_id].filter((id) => id !== null),
  );
  const keyOf = (pictureId: number | null) => pictures.find(({ id }) => id === pictureId)?.storage_key;
  const [logoKey, signatureKey] = [keyOf(logo_picture_id), keyOf(signature_picture_id)];
  return {
    logo:
      logo === 'own' && logoKey !== undefined
        ? { name: organisation, key: logoKey }
        : logo === 'none'
          ? 'none'
          : 'site',
    signatory:
      signatory === 'none'
        ? null
        : {
            name: signatory_name ?? '',
            title: signatory_title ?? '',
            signature: signatureKey === undefined ? null : { key: signatureKey },
          },
  };
}
