import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { Page } from '../../ui/page/index.ts';
import { DataTable, useListState } from '../../ui/table/index.ts';
import { type Archivable, ArchiveDialogue, useRestoreCourse } from '../courses/archiving/index.ts';
import { CourseKindTabs, CourseListFilter, courseListOf } from '../courses/parts/index.ts';
import { paperColumns } from './paper-columns.tsx';
import { paperCoursesQuery } from './paper-courses.queries.ts';

/** Face-to-face courses of the catalogue. */
export function PaperCoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  const shown = courseListOf(list);
  const query = useQuery(paperCoursesQuery({ ...list.query, list: shown }));
  const restore = useRestoreCourse();
  const [archived, setArchived] = useState<Archivable>();
  const [asking, setAsking] = useState(false);
  const add = (
    <Button component={Link} to={to('new-paper-course')} leftSection={<IconPlus size={19} aria-hidden />}>
      New face-to-face course
    </Button>
  );
  return (
    <Page
      lead="Courses on paper or in a room, with the results that assessors gave."
      actions={add}
      tabs={<CourseKindTabs current="paper" />}
    >
      <DataTable
        label="Face-to-face courses"
        what="courses"
        columns={paperColumns(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Title' }}
        filters={<CourseListFilter list={list} />}
        empty={
          shown === 'archived'
            ? { title: 'No archived courses', message: 'Courses that you archive are listed here.' }
            : { title: 'No face-to-face courses yet', message: 'Choose New face-to-face course to make one.' }
        }
        rowMenu={(row) =>
          row.archived !== null ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} aria-hidden />}
              onClick={() => void restore({ ...row, kind: 'paper' })}
            >
              Restore
            </Menu.Item>
          ) : (
            <>
              <Menu.Item
                component={Link}
                to={to('edit-paper-course', { paperCourseId: row.id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                Edit course
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                color="brick"
                leftSection={<IconArchive size={18} aria-hidden />}
                onClick={() => {
                  setArchived({ ...row, kind: 'paper' });
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
