import { Button, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconFlask,
  IconPackage,
  IconPencil,
  IconPlus,
  IconVersions,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, useListState } from '../../ui/table/index.ts';
import { ArchiveDialogue } from './archiving/archive-dialogue.tsx';
import type { Archivable } from './archiving/archiving.queries.ts';
import { useRestoreCourse } from './archiving/use-restore-course.ts';
import { coursesQuery } from './courses.queries.ts';
import { courseColumns } from './parts/course-columns.tsx';
import { CourseKindTabs } from './parts/course-kind-tabs.tsx';
import { CourseListFilter, courseListOf } from './parts/course-list-filter.tsx';
import { useNewVersion } from './versions/use-new-version.ts';

/** Courses that are taken online or in sessions. */
export function OnlineCoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  const shown = courseListOf(list);
  const query = useQuery(coursesQuery({ ...list.query, list: shown }));
  const restore = useRestoreCourse();
  const [archived, setArchived] = useState<Archivable>();
  const [asking, setAsking] = useState(false);
  const newVersion = useNewVersion();
  const add = (
    <Button component={Link} to={to('new-course')} leftSection={<IconPlus size={19} aria-hidden />}>
      New course
    </Button>
  );
  return (
    <Page
      lead="All online courses, with their packages and modules."
      actions={add}
      tabs={<CourseKindTabs current="online" />}
    >
      <DataTable
        label="Courses"
        what="courses"
        columns={courseColumns(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Title or ID' }}
        filters={<CourseListFilter list={list} />}
        empty={
          shown === 'archived'
            ? { title: 'No archived courses', message: 'Courses that you archive are listed here.' }
            : { title: 'No courses yet', message: 'Choose New course, then upload its package.' }
        }
        rowMenu={(row) =>
          row.archived !== null ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} aria-hidden />}
              onClick={() => void restore({ ...row, kind: 'online' })}
            >
              Restore
            </Menu.Item>
          ) : (
            <>
              <Menu.Item
                component={Link}
                to={to('edit-course', { courseId: row.id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                Edit course
              </Menu.Item>
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
              <Menu.Divider />
              <Menu.Item
                color="brick"
                leftSection={<IconArchive size={18} aria-hidden />}
                onClick={() => {
                  setArchived({ ...row, kind: 'online' });
                  setAsking(true);
                }}
              >
                Archive
              </Menu.Item>
            </>
          )
        }
      />
      {archived !== undefined && (
        <ArchiveDialogue key={archived.id} course={archived} opened={asking} onClose={() => setAsking(false)} />
      )}
    </Page>
  );
}
