import { duplicateKinds, duplicateKindTitles } from '@doselore/contract/merges';
import { useArea } from '../../../../platform/area/index.ts';
import { formatTime } from '../../../../ui/formats/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';
import { TabLine } from '../../../../ui/tab-line/index.ts';

/** Tabs of the kinds of duplicate records, with the time of the last search. */
export function DuplicateTabs({ searchedAt }: { searchedAt: string | null | undefined }) {
  const { to } = useArea();
  const things = duplicateKinds.map((kind) => ({ label: duplicateKindTitles[kind], to: to(`duplicate-${kind}`) }));
  const tabs = [{ label: 'People', to: to('duplication-overview') }, ...things];
  return (
    <TabLine tabs={<PageTabs label="Duplicate records" tabs={tabs} />}>
      {searchedAt && <span className="muted">Last searched at {formatTime(searchedAt)}</span>}
    </TabLine>
  );
}
