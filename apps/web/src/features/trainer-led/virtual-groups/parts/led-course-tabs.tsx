import { terms } from '@doselore/contract';
import { useArea } from '../../../../platform/area/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

/** Tabs of a trainer: today, current courses and historic courses. */
export function LedCourseTabs() {
  const { to } = useArea();
  return (
    <PageTabs
      label={terms.virtualGroup.many}
      tabs={[
        { label: 'Today', to: to('pharmacist-led-training') },
        { label: 'All courses', to: to('led-courses') },
        { label: 'Historic', to: to('historic-led-courses') },
      ]}
    />
  );
}
