import { useArea } from '../../../platform/area/index.ts';
import { PageTabs } from '../../../ui/page/index.ts';

/** Tabs of a course: its details and its modules. The number of modules appears once it is loaded. */
export function CourseTabs({ modules }: { modules: number | undefined }) {
  const { to } = useArea();
  return (
    <PageTabs
      label="Pages of this course"
      tabs={[
        { label: 'Details', to: to('edit-course') },
        { label: 'Packages and modules', to: to('scos'), count: modules },
        { label: 'Checklist', to: to('checklist') },
      ]}
    />
  );
}
