/** Kinds of icons at the top of a certificate. Only an organisation itself can use icons of the kind `organisation`. */
export const iconKinds = ['accreditor', 'scheme', 'organisation'] as const;
export type IconKind = (typeof iconKinds)[number];

/** Whether a person signs. */
export const signatoryChoices = ['none', 'own'] as const;
export type SignatoryChoice = (typeof signatoryChoices)[number];

/** Value of a list without ids. In a form, an empty text means that the list is inherited. */
export const noIds = 'none';

/** `site` is the logo of Doselore, `own` an uploaded picture. */
export const logoChoices = ['none', 'site', 'own'] as const;
export type LogoChoice = (typeof logoChoices)[number];

export const certificateLimits = {
  icons: 3,
  footers: 2,
  footerText: 160,
  iconTitle: 80,
  signatory: 80,
  pictureBytes: 1_048_576,
  /** Minimum and maximum length of the sides of a picture, in pixels. */
  pictureSideMin: 300,
  pictureSideMax: 4_000,
} as const;

/**
 * Settings of certificates as they are stored for a course or for an organisation. Null takes the value of the course,
 * and there the value of the site. Ids are in ascending order, such as `3,9`, or `none`. Name, title and signature of
 * the signatory are one setting, because a signature belongs to a name.
 */
export type CertificateSettings = {
  type_id: number | null;
  icon_ids: string | null;
  footer_message_ids: string | null;
  logo: LogoChoice | null;
  /** Picture of the logo `own`. */
  logo_picture_id: number | null;
  signatory: SignatoryChoice | null;
  signatory_name: string | null;
  signatory_title: string | null;
  signature_picture_id: number | null;
  show_hours: boolean | null;
  show_objectives: boolean | null;
  show_registration_number: boolean | null;
  show_organisation: boolean | null;
};

/** Settings of a course or an organisation that has none of its own. */
export const noCertificateSettings: CertificateSettings = {
  type_id: null,
  icon_ids: null,
  footer_message_ids: null,
  logo: null,
  logo_picture_id: null,
  signatory: null,
  signatory_name: null,
  signatory_title: null,
  signature_picture_id: null,
  show_hours: null,
  show_objectives: null,
  show_registration_number: null,
  show_organisation: null,
};

/**
 * Default values, for settings without a value of the organisation or the course. The type depends on the kind of
 * learning.
 */
export const siteCertificateSettings: CertificateSettings = {
  type_id: null,
  icon_ids: noIds,
  footer_message_ids: noIds,
  logo: 'site',
  logo_picture_id: null,
  signatory: 'none',
  signatory_name: null,
  signatory_title: null,
  signature_picture_id: null,
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

/** Returns the ids of a list such as `3,9`. */
export function idsOf(list: string | null): number[] {
  return list === null || list === noIds ? [] : list.split(',').map(Number);
}

/** Variables of a footer message, such as `{{hours}}`. */
export const footerVariables = ['hours', 'accreditor', 'reference'] as const;
export type FooterVariable = (typeof footerVariables)[number];
export type FooterValues = Readonly<Record<FooterVariable, string | null>>;

const variable = /\{\{\s*([^{}]*?)\s*\}\}/gu;

/** Returns the first variable of a message that does not exist. */
export function unknownVariable(text: string): string | undefined {
  const known: readonly string[] = footerVariables;
  const names = [...text.matchAll(variable)].map(([, name = '']) => name);
  return names.find((name) => !known.includes(name));
}

/** Returns a footer message as it is printed. Null when the course has no value for one of its variables. */
export function fillFooter(text: string, values: FooterValues): string | null {
  const all: Readonly<Record<string, string | null>> = values;
  const isComplete = [...text.matchAll(variable)].every(([, name = '']) => (all[name] ?? null) !== null);
  return isComplete ? text.replaceAll(variable, (_, name: string) => all[name] ?? '') : null;
}
