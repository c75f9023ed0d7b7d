import { terms } from '@doselore/contract';
import { useArea } from '../../../platform/area/index.ts';
import { PageTabs } from '../../../ui/page/index.ts';

export const courseKinds = ['online', 'paper', 'external', 'feedback'] as const;
export type CourseKind = (typeof courseKinds)[number];

const labels: Record<CourseKind, string> = {
  online: 'Online and Pharmacist-led',
  paper: terms.paperCourse.many,
  external: 'External',
  feedback: 'Feedback forms',
};

/** Tabs of the catalogue: one list for each kind of course, and the feedback forms. */
export function CourseKindTabs({ current }: { current: CourseKind }) {
  const { to } = useArea();
  return (
    <PageTabs
      label="Kinds of courses"
      tabs={courseKinds.map((kind) => ({
        label: labels[kind],
        to: kind === 'online' ? to('courses') : `${to('courses')}?tab=${kind}`,
        isCurrent: kind === current,
      }))}
    />
  );
}
