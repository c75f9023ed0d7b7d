import { useArea } from '../../../../platform/area/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of the two pages of a venue. */
export function VenueTabs({ excluded }: { excluded: number | undefined }) {
  const { to } = useArea();
  return (
    <PageTabs
      label="Pages of the venue"
      tabs={[
        { label: 'Details', to: to('edit-venue') },
        { label: 'Exclusions', to: to('venue-exclusions'), count: excluded },
      ]}
    />
  );
}
