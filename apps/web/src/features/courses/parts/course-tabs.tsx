import { useArea } from '../../../platform/area/index.ts';
import { PageTabs } from '../../../ui/page/index.ts';

/** The two halves of a course. The count appears once it is known. */
export function CourseTabs({ modules }: { modules: number | undefined }) {
  const { to } = useArea();
  return (
    <PageTabs
      label="Pages of this course"
      tabs={[
        { label: 'Details', to: to('edit-course') },
        { label: 'Packages and modules', to: to('scos'), count: modules },
      ]}
    />
  );
}
