import { listCourses } from '@doselore/contract/courses';
import { Menu } from '@mantine/core';
import { IconFlask, IconPackage, IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { useListState } from '../../../ui/table/index.ts';
import { FirstStepsCard, useFirstSteps } from '../../administration/first-steps/index.ts';
import { courses } from './courses.queries.ts';
import { CatalogueList } from './parts/catalogue-list.tsx';
import { courseColumns } from './parts/course-columns.tsx';
import { courseListOf } from './parts/course-list-filter.tsx';
import { useNewVersion } from './versions/use-new-version.ts';

/** Courses that are taken online or in sessions. */
export function OnlineCoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  const newVersion = useNewVersion();
  const hasNextStep = Boolean(useFirstSteps()?.steps);
  return (
    <CatalogueList
      kind="online"
      label="Courses"
      lead="All courses that learners take on their own or with a trainer, with their packages and modules."
      add={{ label: 'New course', to: to('new-course') }}
      first={<FirstStepsCard />}
      isSecond={hasNextStep}
      columns={courseColumns(area)}
      list={list}
      query={useQuery(courses.list(listCourses, { query: { ...list.query, list: courseListOf(list) } }))}
      searched="Title or ID"
      empty={{ title: 'No courses yet', message: 'Choose New course, and then its kind.' }}
      editAddress={(row) => to('edit-course', { courseId: row.id })}
      moreOf={(row) => (
        <>
          <Menu.Item
            component={Link}
            to={to('scos', { courseId: row.id })}
            leftSection={<IconPackage size={18} aria-hidden />}
          >
            Packages and modules
          </Menu.Item>
          {row.modules > 0 && (
            <Menu.Item
              component={Link}
              to={to('try-course', { courseId: row.id })}
              leftSection={<IconFlask size={18} aria-hidden />}
            >
              Try as a learner
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconVersions size={18} aria-hidden />} onClick={() => void newVersion.ask(row)}>
            New version
          </Menu.Item>
        </>
      )}
    />
  );
}
