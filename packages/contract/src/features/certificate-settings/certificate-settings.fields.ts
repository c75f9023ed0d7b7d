import {
  optionalChoiceField,
  optionalFlagField,
  optionalIdField,
  optionalTextField,
  optionalWholeField,
  type StoredRecord,
} from '../../record-fields.ts';
import { certificateLimits, idListProblem, logoChoices, signatoryChoices } from './certificate-settings.rules.ts';
import { certificateTypeIds } from './certificate-types.ts';

const ids = (max: number) => ({ max: 100, check: idListProblem(max) });
const typeIds: readonly number[] = certificateTypeIds;

/**
 * Settings of certificates as they are stored for a course or for an organisation. Null takes the value of the course,
 * and there the value of the site. Ids are in ascending order, such as `3,9`, or `none`. Name, title and signature of
 * the signatory are one setting, because a signature belongs to a name.
 */
export const certificateSettingFields = {
  type_id: optionalWholeField('Type of certificate', {
    ...{ min: Math.min(...typeIds), max: Math.max(...typeIds) },
    check: (typeId) => (typeIds.includes(typeId) ? undefined : 'Choose a type of certificate'),
  }),
  icon_ids: optionalTextField('Icons', ids(certificateLimits.icons)),
  footer_message_ids: optionalTextField('Footer messages', ids(certificateLimits.footers)),
  logo: optionalChoiceField('Logo', logoChoices),
  /** Picture of the logo `own`. */
  logo_picture_id: optionalIdField('Picture of the logo'),
  signatory: optionalChoiceField('Signatory', signatoryChoices),
  signatory_name: optionalTextField('Name of the signatory', { max: certificateLimits.signatory }),
  signatory_title: optionalTextField('Title of the signatory', { max: certificateLimits.signatory }),
  signature_picture_id: optionalIdField('Picture of the signature'),
  show_hours: optionalFlagField('Learning time'),
  show_objectives: optionalFlagField('Learning objectives'),
  show_registration_number: optionalFlagField('Registration number'),
  show_organisation: optionalFlagField('Organisation name'),
};
export type CertificateSettings = StoredRecord<typeof certificateSettingFields>;
