import { useQuery } from '@tanstack/react-query';
import { useArea } from '../../../platform/area/index.ts';
import { usePlaceNames } from '../../../platform/places/index.ts';
import { usePlace, useRouteIdOrZero } from '../../../platform/routes/index.ts';
import { Page } from '../../../ui/page/index.ts';
import c from './certificate-settings.module.css';
import { settingsQuery } from './certificate-settings.queries.ts';
import { ReissuePanel } from './reissuing/reissue-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import type { SettingsPlace } from './settings-place.ts';

function GroupSettings({ kind, param }: { kind: SettingsPlace['kind']; param: string }) {
  const { can } = useArea();
  const { groupId } = usePlace();
  const { name, names } = usePlaceNames();
  const place: SettingsPlace = { kind, productId: useRouteIdOrZero(param), groupId };
  const title = useQuery(settingsQuery(place)).data?.product.name;
  return (
    <Page
      context={name}
      names={{ ...names, [param]: title }}
      lead={
        title === undefined || name === undefined
          ? undefined
          : `${title}, for ${name}. Certificates issued from now on use these settings.`
      }
    >
      <div className={c.stack}>
        <SettingsPanel place={place} />
        {can('certificates.settings') && <ReissuePanel place={place} />}
      </div>
    </Page>
  );
}

/** Certificates of an online course in one organisation. */
export function OnlineCertificateSettingsScreen() {
  return <GroupSettings kind="online" param="abstractCourseId" />;
}

/** Certificates of a face-to-face course in one organisation. */
export function PaperCertificateSettingsScreen() {
  return <GroupSettings kind="paper" param="abstractPaperCourseId" />;
}
