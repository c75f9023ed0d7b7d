import {
  type CertificateIcon,
  type CertificateSettings,
  certificateType,
  type FooterMessage,
  idsOf,
  type LogoChoice,
  noCertificateSettings,
  type SignatoryChoice,
} from '@doselore/contract/certificate-settings';

/** Form values of the settings. Each value is a text. An empty text inherits. */
export type SettingValues = Record<keyof CertificateSettings, string>;

export const settingNames = Object.keys(noCertificateSettings) as (keyof CertificateSettings)[];

export function valuesOf(fields: CertificateSettings): SettingValues {
  return Object.fromEntries(
    settingNames.map((name) => [name, fields[name] === null ? '' : String(fields[name])]),
  ) as SettingValues;
}

const orNull = <T>(value: string, read: (value: string) => T): T | null => (value === '' ? null : read(value));
const asFlag = (value: string) => value === 'true';

/** Returns the settings of a form as they are sent. Leaves out the parts of an inherited logo or signatory. */
export function fieldsOf(values: SettingValues): CertificateSettings {
  const isOwnLogo = values.logo === 'own';
  const isSigned = values.signatory === 'own';
  return {
    type_id: orNull(values.type_id, Number),
    icon_ids: values.icon_ids || null,
    footer_message_ids: values.footer_message_ids || null,
    logo: orNull(values.logo, (logo) => logo as LogoChoice),
    logo_picture_id: isOwnLogo ? orNull(values.logo_picture_id, Number) : null,
    signatory: orNull(values.signatory, (signatory) => signatory as SignatoryChoice),
    signatory_name: isSigned ? values.signatory_name.trim() : null,
    signatory_title: isSigned ? values.signatory_title.trim() : null,
    signature_picture_id: isSigned ? orNull(values.signature_picture_id, Number) : null,
    show_hours: orNull(values.show_hours, asFlag),
    show_objectives: orNull(values.show_objectives, asFlag),
    show_registration_number: orNull(values.show_registration_number, asFlag),
    show_organisation: orNull(values.show_organisation, asFlag),
  };
}

export const settingLabels: Readonly<Record<keyof CertificateSettings, string>> = {
  type_id: 'Type of certificate',
  icon_ids: 'Icons',
  footer_message_ids: 'Footer messages',
  logo: 'Logo',
  logo_picture_id: 'Picture of the logo',
  signatory: 'Signatory',
  signatory_name: 'Name of the signatory',
  signatory_title: 'Title of the signatory',
  signature_picture_id: 'Picture of the signature',
  show_hours: 'Learning time',
  show_objectives: 'Learning objectives',
  show_registration_number: 'Registration number',
  show_organisation: 'Organisation name',
};

export type Lists = { icons: readonly CertificateIcon[]; footers: readonly FooterMessage[] };

export const logoWords: Readonly<Record<LogoChoice, string>> = {
  none: 'No logo',
  site: 'Logo of Doselore',
  own: 'Own logo',
};

const usualTypes = {
  online: 'By how the course is taken: completion online, attendance in a session, competence after an assessment',
  paper: certificateType(3).title,
};

/** Returns the value of a setting in words. Each icon or message is a line. */
export function settingText(
  name: keyof CertificateSettings,
  fields: CertificateSettings,
  { icons, footers, kind }: Lists & { kind: 'online' | 'paper' },
): string {
  const named = (list: string | null, nameOf: (id: number) => string | undefined) =>
    idsOf(list)
      .map((id) => nameOf(id) ?? `Number ${id}`)
      .join('\n') || 'None';
  switch (name) {
    case 'type_id':
      return fields.type_id === null ? usualTypes[kind] : certificateType(fields.type_id).title;
    case 'icon_ids':
      return named(fields.icon_ids, (id) => icons.find((icon) => icon.id === id)?.title);
    case 'footer_message_ids':
      return named(fields.footer_message_ids, (id) => footers.find((footer) => footer.id === id)?.text);
    case 'logo':
      return logoWords[fields.logo ?? 'site'];
    case 'signatory':
      return fields.signatory === 'own'
        ? [fields.signatory_name, fields.signatory_title].filter(Boolean).join(', ')
        : 'Nobody signs';
    default:
      return typeof fields[name] === 'boolean'
        ? fields[name]
          ? 'Shown'
          : 'Not shown'
        : String(fields[name] ?? 'None');
  }
}
