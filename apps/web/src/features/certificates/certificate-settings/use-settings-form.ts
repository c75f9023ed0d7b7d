import { type CertificateSettings, certificateLimits } from '@doselore/contract/certificate-settings';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { type FormState, maxText, useForm } from '../../../ui/form/index.ts';
import { refreshCertificates, type Settings, sendSettings } from './certificate-settings.queries.ts';
import {
  fieldsOf,
  type Lists,
  type SettingValues,
  settingLabels,
  settingNames,
  settingText,
  valuesOf,
} from './setting-values.ts';
import type { SettingsPlace } from './settings-place.ts';

export type SettingsForm = FormState<SettingValues>;

/** Form for the settings of a course, or of an organisation for it. */
export function useSettingsForm(place: SettingsPlace, settings: Settings, lists: Lists): SettingsForm {
  const client = useQueryClient();
  const words = Object.fromEntries(
    settingNames.map((name) => [
      name,
      (value: string) =>
        value === ''
          ? 'The inherited value'
          : settingText(name, fieldsOf({ ...valuesOf(settings.fields), [name]: value }), {
              ...lists,
              kind: place.kind,
            }),
    ]),
  );
  return useForm<SettingValues, CertificateSettings>({
    initial: valuesOf(settings.fields),
    baseValues: settings.fields,
    labels: settingLabels,
    words,
    rules: {
      logo_picture_id: [(value, all) => (all.logo === 'own' && value === '' ? 'Upload the logo' : undefined)],
      signatory_name: [
        (value, all) =>
          all.signatory === 'own' && value.trim() === '' ? 'Enter the name of the signatory' : undefined,
        maxText(certificateLimits.signatory),
      ],
      signatory_title: [maxText(certificateLimits.signatory)],
    },
    onSubmit: async (values, baseValues) => {
      const saved = await sendSettings(place, { ...fieldsOf(values), baseValues });
      showBanner({ message: 'Certificate settings saved. Certificates issued from now on use them.', type: 'success' });
      await refreshCertificates(client);
      return saved;
    },
  });
}
