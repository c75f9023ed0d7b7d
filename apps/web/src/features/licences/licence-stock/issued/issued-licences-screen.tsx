import { usePlaceNames } from '../../../../platform/places/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { LicenceTabs } from '../parts/licence-tabs.tsx';
import { IssuedTable } from './issued-table.tsx';

/** Licences issued for a service, from any source. */
export function IssuedLicencesScreen() {
  const { name, names } = usePlaceNames();
  return (
    <Page
      context={name}
      names={names}
      lead={name && `Licences issued for ${name}, and their state.`}
      tabs={<LicenceTabs />}
    >
      <IssuedTable />
    </Page>
  );
}
