import type { TypedRecord } from '@doselore/contract';
import {
  type CertificateIcon,
  type CertificateSettings,
  type certificateSettingFields,
  certificateType,
  type FooterMessage,
  idsOf,
  type LogoChoice,
} from '@doselore/contract/certificate-settings';

/** Form values of the settings. Each value is a text. An empty text inherits. */
export type SettingValues = TypedRecord<typeof certificateSettingFields>;

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
