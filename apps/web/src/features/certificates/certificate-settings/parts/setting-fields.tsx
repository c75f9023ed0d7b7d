import { typedRecord } from '@doselore/contract';
import {
  type CertificateSettingName,
  type CertificateSettings,
  certificateSettingFields,
  certificateTypes,
  fieldsOfSetting,
  noIds,
} from '@doselore/contract/certificate-settings';
import type { ReactNode } from 'react';
import { FormSection, RadioGroupField, TextField } from '../../../../ui/form/index.ts';
import type { Settings } from '../certificate-settings.queries.ts';
import { type Lists, logoWords, settingText } from '../setting-values.ts';
import type { SettingsPlace } from '../settings-place.ts';
import type { SettingsForm } from '../use-settings-form.ts';
import { FooterChoice, IconChoice } from './choices.tsx';
import { InheritedSetting } from './inherited-setting.tsx';
import { PictureField } from './picture-field.tsx';

type Props = { form: SettingsForm; place: SettingsPlace; settings: Settings; lists: Lists };

const flagOptions = [
  { value: 'true', label: 'Shown' },
  { value: 'false', label: 'Not shown' },
];
const typeOptions = certificateTypes.map(({ id, title, lead, for: use }) => ({
  value: String(id),
  label: title,
  hint: `“${lead}”. ${use}`,
}));
const logoOptions = (['site', 'own', 'none'] as const).map((value) => ({ value, label: logoWords[value] }));
const signatoryOptions = [
  { value: 'none', label: 'Nobody signs' },
  { value: 'own', label: 'A person signs' },
];

/** First own value of a setting: a copy of the inherited value, as far as a form can show it. */
function firstValues(name: CertificateSettingName, inherited: CertificateSettings) {
  const values = typedRecord(certificateSettingFields, inherited);
  const first = { type_id: '1', icon_ids: noIds, footer_message_ids: noIds, logo: 'site', signatory: 'none' };
  return Object.fromEntries(
    fieldsOfSetting(name).map((field) => [field, values[field] || (first[field as keyof typeof first] ?? '')]),
  );
}

/** Fields of the form for certificate settings. Each says where its value comes from. */
export function SettingFields({ form, place, settings, lists }: Props) {
  const { values } = form;
  const setting = (name: CertificateSettingName, children: ReactNode) => (
    <InheritedSetting
      name={name}
      label={certificateSettingFields[name].label}
      isOwn={values[name] !== ''}
      inherited={settingText(name, settings.inherited, { ...lists, kind: place.kind })}
      from={settings.inherited_from[name]}
      onChange={() => form.set(firstValues(name, settings.inherited))}
      onInherit={() => form.set(Object.fromEntries(fieldsOfSetting(name).map((field) => [field, ''])))}
    >
      {children}
    </InheritedSetting>
  );
  const flag = (
    name: 'show_hours' | 'show_objectives' | 'show_registration_number' | 'show_organisation',
    hint: string,
  ) => setting(name, <RadioGroupField field={form.field(name)} options={flagOptions} hint={hint} />);
  const { hours, objectives } = settings.details;
  return (
    <>
      <FormSection title="Texts on the certificate">
        {setting('type_id', <RadioGroupField field={form.field('type_id')} options={typeOptions} />)}
        {flag('show_organisation', 'The organisation of the licence: “of Northgate Pharmacy Group”.')}
        {flag('show_registration_number', 'The registration number of the holder, where there is one.')}
        {flag('show_hours', hours === null ? 'This course has no learning time yet.' : `This course takes ${hours}.`)}
        {flag(
          'show_objectives',
          objectives.length === 0
            ? 'This course has no learning objectives yet.'
            : `This course has ${objectives.length} learning objectives.`,
        )}
      </FormSection>
      <FormSection title="Logo and icons">
        {setting(
          'logo',
          <>
            <RadioGroupField field={form.field('logo')} options={logoOptions} />
            {values.logo === 'own' && <PictureField field={form.field('logo_picture_id')} alt="The logo" />}
          </>,
        )}
        {setting('icon_ids', <IconChoice field={form.field('icon_ids')} icons={lists.icons} groupId={place.groupId} />)}
      </FormSection>
      <FormSection title="Signature and footer">
        {setting(
          'signatory',
          <>
            <RadioGroupField field={form.field('signatory')} options={signatoryOptions} />
            {values.signatory === 'own' && (
              <>
                <TextField field={form.field('signatory_name')} autoComplete="off" />
                <TextField field={form.field('signatory_title')} optional autoComplete="off" />
                <PictureField field={form.field('signature_picture_id')} alt="The signature" optional />
              </>
            )}
          </>,
        )}
        {setting(
          'footer_message_ids',
          <FooterChoice field={form.field('footer_message_ids')} footers={lists.footers} details={settings.details} />,
        )}
      </FormSection>
    </>
  );
}
