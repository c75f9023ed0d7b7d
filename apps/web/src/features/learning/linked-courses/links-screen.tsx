import { Page } from '../../../ui/page/index.ts';
import { LinksTable } from './parts/links-table.tsx';
import { NewLinkButton } from './parts/new-link-button.tsx';

/** Links between products that hold today. */
export function LinksScreen() {
  return (
    <Page lead="Courses that count for each other, renew each other or belong together." actions={<NewLinkButton />}>
      <LinksTable />
    </Page>
  );
}
