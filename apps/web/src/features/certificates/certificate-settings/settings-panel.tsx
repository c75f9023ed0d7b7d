import { storedRecord } from '@doselore/contract';
import { certificateSettingFields, listFooterMessages, listIcons } from '@doselore/contract/certificate-settings';
import { Button } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { Beside } from '../../../ui/beside/index.ts';
import { Form } from '../../../ui/form/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import c from './certificate-settings.module.css';
import { certificates, type Settings, settingsQuery } from './certificate-settings.queries.ts';
import { ListsDrawer } from './lists/lists-drawer.tsx';
import { SettingFields } from './parts/setting-fields.tsx';
import { CertificatePreview } from './preview/certificate-preview.tsx';
import type { Lists } from './setting-values.ts';
import type { SettingsPlace } from './settings-place.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** Settings of the certificates of a course, or of an organisation for it, beside their preview. */
export function SettingsPanel({ place }: { place: SettingsPlace }) {
  const query = useQuery(settingsQuery(place));
  const icons = useQuery(certificates.one(listIcons));
  const footers = useQuery(certificates.one(listFooterMessages));
  return (
    <QueryView query={query} errorTitle="The certificate settings could not be loaded">
      {(settings) =>
        icons.data !== undefined &&
        footers.data !== undefined && (
          <SettingsForm place={place} settings={settings} lists={{ icons: icons.data, footers: footers.data }} />
        )
      }
    </QueryView>
  );
}

type Props = { place: SettingsPlace; settings: Settings; lists: Lists };

function SettingsForm({ place, settings, lists }: Props) {
  const { can } = useArea();
  const form = useSettingsForm(place, settings, lists);
  const [opened, setOpened] = useState(false);
  const replace = (name: 'icon_ids' | 'footer_message_ids', from: number, to: number) =>
    form.set({
      [name]: form.values[name]
        .split(',')
        .map((id) => (id === String(from) ? String(to) : id))
        .join(','),
    });
  return (
    <Beside
      label="Preview of the certificate"
      shares="even"
      isFirst
      aside={<CertificatePreview place={place} fields={storedRecord(certificateSettingFields, form.values)} />}
    >
      <div className={c.form}>
        {settings.changed !== null && (
          <p className={`muted ${c.meta}`}>
            Version {settings.version}, saved {formatLongDay(settings.changed.at)}
            {settings.changed.by === null ? '' : ` by ${settings.changed.by}`}
          </p>
        )}
        {can('certificates.settings') && (
          <Button
            variant="default"
            leftSection={<IconListDetails size={18} aria-hidden />}
            onClick={() => setOpened(true)}
          >
            Icons and footer messages
          </Button>
        )}
        <Form form={form} submitLabel="Save certificate settings">
          <SettingFields form={form} place={place} settings={settings} lists={lists} />
        </Form>
      </div>
      <ListsDrawer opened={opened} lists={lists} onReplaced={replace} onClose={() => setOpened(false)} />
    </Beside>
  );
}
