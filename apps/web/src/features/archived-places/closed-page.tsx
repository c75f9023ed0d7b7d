import { terms } from '@doselore/contract';
import { IconArchive } from '@tabler/icons-react';
import { useArea } from '../../platform/area/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel } from '../../ui/states/index.ts';

/** In place of a page that only changes something, where nothing may be changed. */
export function ClosedPage() {
  const { archived = 'group' } = useArea();
  return (
    <Page width="form">
      <EmptyPanel
        icon={IconArchive}
        title="Nothing can be changed here"
        message={`The ${terms[archived].one} is archived: all that it had can be read. Restore it to go on.`}
      />
    </Page>
  );
}
