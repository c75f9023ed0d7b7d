import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { DataTable, useListState } from '../../../ui/table/index.ts';
import { type Archivable, ArchiveDialogue, useRestoreCourse } from '../../courses/archiving/index.ts';
import { CourseKindTabs, CourseListFilter, courseListOf } from '../../courses/parts/index.ts';
import { downloadExternalCatalogue, externalCatalogueQuery } from './catalogue.queries.ts';
import { archivedColumn, catalogueColumns } from './catalogue-columns.tsx';

/** Courses of other providers that people can add to their training record. */
export function ExternalCoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  const shown = courseListOf(list);
  const query = { ...list.query, list: shown };
  const restore = useRestoreCourse();
  const [archived, setArchived] = useState<Archivable>();
  const [asking, setAsking] = useState(false);
  const add = (
    <Button component={Link} to={to('new-external-course')} leftSection={<IconPlus size={19} aria-hidden />}>
      New external course
    </Button>
  );
  return (
    <Page
      lead="Courses of other providers that people can add to their training record."
      actions={add}
      tabs={<CourseKindTabs current="external" />}
    >
      <DataTable
        label="External courses"
        what="courses"
        columns={[...catalogueColumns(area), ...(shown === 'archived' ? [archivedColumn] : [])]}
        list={list}
        query={useQuery(externalCatalogueQuery(query))}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Title or provider' }}
        filters={<CourseListFilter list={list} />}
        onExport={downloadExternalCatalogue(query)}
        empty={
          shown === 'archived'
            ? { title: 'No archived courses', message: 'Courses that you archive are listed here.' }
            : { title: 'No external courses yet', message: 'Choose New external course to add one.' }
        }
        rowMenu={(row) =>
          row.archived !== null ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} aria-hidden />}
              onClick={() => void restore({ ...row, kind: 'external' })}
            >
              Restore
            </Menu.Item>
          ) : (
            <>
              <Menu.Item
                component={Link}
                to={to('edit-external-course', { externalCourseId: row.id })}
                leftSection={<IconPencil size={18} aria-hidden />}
              >
                Edit course
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                color="brick"
                leftSection={<IconArchive size={18} aria-hidden />}
                onClick={() => {
                  setArchived({ ...row, kind: 'external' });
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
