import { usePlaceNames } from '../../../platform/places/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { LicenceTabs } from '../parts/licence-tabs.tsx';
import { IssuedTable } from './issued-table.tsx';

/** What was issued for a service, wherever the licences came from. */
export function IssuedLicencesScreen() {
  const { name, names } = usePlaceNames();
  return (
    <Page
      context={name}
      names={names}
      lead={name && `Who has been given a licence for ${name}, and what became of it.`}
      tabs={<LicenceTabs />}
    >
      <IssuedTable />
    </Page>
  );
}
