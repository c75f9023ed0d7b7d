import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { PageTabs } from '../../../../ui/page/index.ts';
import { type CourseTab, courseTabs, useCoursePages } from '../use-course-pages.ts';

type Props = { detail: VirtualGroupDetail; tab: CourseTab };

/** Tabs of the pages of a course that the reader may open. One page alone has no tabs. */
export function CourseTabs({ detail, tab }: Props) {
  const { seen, pageOf } = useCoursePages(detail);
  const unassessed = detail.register === 'ended' ? 0 : detail.to_assess - detail.assessed;
  const counts: Partial<Record<CourseTab, number>> = {
    delegates: detail.delegates,
    ...(unassessed > 0 && { 'course-assessment': unassessed }),
  };
  const names = Object.keys(courseTabs) as CourseTab[];
  const tabs = names.flatMap((name) => {
    const to = seen[name] ? pageOf(name) : undefined;
    return to === undefined ? [] : [{ label: courseTabs[name], to, count: counts[name], isCurrent: name === tab }];
  });
  return tabs.length > 1 ? <PageTabs label="Pages of this course" tabs={tabs} /> : null;
}
