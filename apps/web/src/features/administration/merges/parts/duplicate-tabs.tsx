import { duplicateKinds, duplicateKindTitles } from '@doselore/contract/merges';
import { useArea } from '../../../../platform/area/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of the kinds of duplicate records. */
export function DuplicateTabs() {
  const { to } = useArea();
  const things = duplicateKinds.map((kind) => ({ label: duplicateKindTitles[kind], to: to(`duplicate-${kind}`) }));
  return <PageTabs label="Duplicate records" tabs={[{ label: 'People', to: to('duplication-overview') }, ...things]} />;
}
