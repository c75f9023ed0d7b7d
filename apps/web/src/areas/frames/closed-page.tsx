import { terms } from '@doselore/contract';
import { IconArchive } from '@tabler/icons-react';
import { useArea } from '../../platform/area/index.ts';
import { usePlaceNames } from '../../platform/places/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel } from '../../ui/states/index.ts';

/** Shown in an archived place instead of a page that only changes something. */
export function ClosedPage() {
  const { archived = 'group' } = useArea();
  const { name, names } = usePlaceNames();
  return (
    <Page width="form" aside={null} context={name} names={names}>
      <EmptyPanel
        icon={IconArchive}
        title="Archived: changes are not possible"
        message={`This ${terms[archived].one.toLowerCase()} is archived. You can read its records. Restore it to change them.`}
      />
    </Page>
  );
}
