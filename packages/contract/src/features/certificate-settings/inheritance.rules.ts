import { emptyRecord } from '../../record-fields.ts';
import { type CertificateSettings, certificateSettingFields } from './certificate-settings.fields.ts';
import { noIds } from './certificate-settings.rules.ts';

/** Settings of a course or an organisation that has none of its own. */
export const noCertificateSettings: CertificateSettings = emptyRecord(certificateSettingFields);

/**
 * Default values, for settings without a value of the organisation or the course. The type depends on the kind of
 * learning.
 */
export const siteCertificateSettings: CertificateSettings = {
  ...noCertificateSettings,
  icon_ids: noIds,
  footer_message_ids: noIds,
  logo: 'site',
  signatory: 'none',
  show_hours: true,
  show_objectives: false,
  show_registration_number: false,
  show_organisation: true,
};

/** Fields that inherit together. The first one decides whether the others are set. */
const together: readonly (readonly [keyof CertificateSettings, ...(keyof CertificateSettings)[]])[] = [
  ['type_id'],
  ['icon_ids'],
  ['footer_message_ids'],
  ['logo', 'logo_picture_id'],
  ['signatory', 'signatory_name', 'signatory_title', 'signature_picture_id'],
  ['show_hours'],
  ['show_objectives'],
  ['show_registration_number'],
  ['show_organisation'],
];
export type CertificateSettingName = (typeof together)[number][0];

export const settingLevels = ['organisation', 'course', 'site'] as const;
export type SettingLevel = (typeof settingLevels)[number];

export type SettingsOfLevels = Partial<Record<'organisation' | 'course', CertificateSettings | undefined>>;
export type ResolvedSettings = {
  values: CertificateSettings;
  /** Level that gives the value of each field. */
  from: Record<keyof CertificateSettings, SettingLevel>;
};

/** Returns the effective settings, field by field: of the organisation, else of the course, else of the site. */
export function resolveCertificateSettings(levels: SettingsOfLevels): ResolvedSettings {
  const all = { ...levels, site: siteCertificateSettings };
  const values = { ...siteCertificateSettings };
  const from = {} as ResolvedSettings['from'];
  for (const names of together) {
    const level = settingLevels.find((one) => (all[one]?.[names[0]] ?? null) !== null) ?? 'site';
    for (const name of names) {
      Object.assign(values, { [name]: all[level]?.[name] ?? null });
      from[name] = level;
    }
  }
  return { values, from };
}

/** Returns the fields that inherit with this one, itself first. */
export function fieldsOfSetting(name: CertificateSettingName): readonly (keyof CertificateSettings)[] {
  return together.find(([first]) => first === name) ?? [name];
}
