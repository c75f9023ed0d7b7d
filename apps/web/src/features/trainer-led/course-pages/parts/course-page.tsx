import type { VirtualGroupDetail } from '@doselore/contract/virtual-groups';
import { type ReactNode, useState } from 'react';
import { Page } from '../../../../ui/page/index.ts';
import { QueryView } from '../../../../ui/states/index.ts';
import { type Copies, MadeCopies } from '../../course-planning/index.ts';
import { StaffingNotices } from '../../course-staffing/index.ts';
import { useVirtualGroup } from '../../virtual-groups/index.ts';
import { type CoursePages, type CourseTab, courseTabs, useCoursePages } from '../use-course-pages.ts';
import c from './course-frame.module.css';
import { CourseHead } from './course-head.tsx';
import { CourseMenu } from './course-menu.tsx';
import { CourseTabs } from './course-tabs.tsx';
import { NextButton } from './next-button.tsx';

type Content = (shown: { detail: VirtualGroupDetail; pages: CoursePages }) => ReactNode;
type Props = { tab: CourseTab; children: Content };

/** Frame of the pages of one course: title, facts, next step, menu of other actions, and tabs. */
export function CoursePage({ tab, children }: Props) {
  const { query, title, names } = useVirtualGroup();
  const { data } = query;
  const [copies, setCopies] = useState<Copies>([]);
  return (
    <Page
      title={title}
      context={data && `${courseTabs[tab]}, ${data.group.name}`}
      names={names}
      lead={data && <CourseHead detail={data} />}
      actions={data && <NextButton detail={data} tab={tab} />}
      menu={data && <CourseMenu detail={data} tab={tab} onMade={setCopies} />}
      tabs={data && <CourseTabs detail={data} tab={tab} />}
    >
      <QueryView query={query}>
        {(detail) => (
          <div className={c.body} data-list={tab === 'delegates' || undefined}>
            <StaffingNotices detail={detail} />
            {copies.length > 0 && <MadeCopies copies={copies} />}
            <Shown detail={detail} content={children} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Shown({ detail, content }: { detail: VirtualGroupDetail; content: Content }) {
  const pages = useCoursePages(detail);
  return content({ detail, pages });
}
