import { namesOf, storedRecord, typedRecord } from '@doselore/contract';
import { certificateSettingFields } from '@doselore/contract/certificate-settings';
import { useQueryClient } from '@tanstack/react-query';
import { showBanner } from '../../../platform/banner/index.ts';
import { type FormState, useRecordForm } from '../../../ui/form/index.ts';
import { refreshCertificates, type Settings, sendSettings } from './certificate-settings.queries.ts';
import { type Lists, type SettingValues, settingText } from './setting-values.ts';
import type { SettingsPlace } from './settings-place.ts';

export type SettingsForm = FormState<SettingValues>;

/** Form for the settings of a course, or of an organisation for it. */
export function useSettingsForm(place: SettingsPlace, settings: Settings, lists: Lists): SettingsForm {
  const client = useQueryClient();
  const typed = typedRecord(certificateSettingFields, settings.fields);
  const words = Object.fromEntries(
    namesOf(certificateSettingFields).map((name) => [
      name,
      (value: string) =>
        value === ''
          ? 'The inherited value'
          : settingText(name, storedRecord(certificateSettingFields, { ...typed, [name]: value }), {
              ...lists,
              kind: place.kind,
            }),
    ]),
  );
  return useRecordForm({
    fields: certificateSettingFields,
    record: settings.fields,
    words,
    rules: {
      logo_picture_id: [(value, all) => (all.logo === 'own' && value === '' ? 'Upload the logo' : undefined)],
      signatory_name: [
        (value, all) =>
          all.signatory === 'own' && value.trim() === '' ? 'Enter the name of the signatory' : undefined,
      ],
    },
    onSave: async (fields, baseValues) => {
      const saved = await sendSettings(place, { ...fields, baseValues });
      showBanner({ message: 'Certificate settings saved. Certificates issued from now on use them.', type: 'success' });
      await refreshCertificates(client);
      return saved;
    },
  });
}
