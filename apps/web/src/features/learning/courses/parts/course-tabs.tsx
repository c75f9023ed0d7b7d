import { useArea } from '../../../../platform/area/index.ts';
import { PageTabs } from '../../../../ui/page/index.ts';

export const courseTabs = ['details', 'extra-data', 'feedback', 'links'] as const;
export type CourseTab = (typeof courseTabs)[number];

/** `current` is undefined on pages with an address of their own. */
type Props = { modules: number | undefined; current?: CourseTab };

/** Tabs of a course: its details, its modules and others. The number of modules appears once it is loaded. */
export function CourseTabs({ modules, current }: Props) {
  const { to } = useArea();
  return (
    <PageTabs
      label="Pages of this course"
      tabs={[
        { label: 'Details', to: to('edit-course'), isCurrent: current === 'details' },
        { label: 'Extra data', to: `${to('edit-course')}?tab=extra-data`, isCurrent: current === 'extra-data' },
        { label: 'Feedback', to: `${to('edit-course')}?tab=feedback`, isCurrent: current === 'feedback' },
        { label: 'Links', to: `${to('edit-course')}?tab=links`, isCurrent: current === 'links' },
        { label: 'Packages and modules', to: to('scos'), count: modules },
        { label: 'Checklist', to: to('checklist') },
        { label: 'Certificate', to: to('course-certificate') },
      ]}
    />
  );
}
