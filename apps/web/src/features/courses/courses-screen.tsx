import { deliverableTitle } from '@doselore/contract';
import type { ListedCourse } from '@doselore/contract/courses';
import { Button, Menu } from '@mantine/core';
import { IconPackage, IconPencil, IconPlus, IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type Area, useArea } from '../../platform/area/index.ts';
import { Tag } from '../../ui/course/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../ui/formats/index.ts';
import { Page } from '../../ui/page/index.ts';
import { type Column, DataTable, RowTitle, useListState } from '../../ui/table/index.ts';
import { coursesQuery } from './courses.queries.ts';
import { useNewVersion } from './versions/use-new-version.ts';

const count = (value: number) => (value === 0 ? <span className="muted">None</span> : formatNumber(value));

const columnsOf = ({ to }: Area): Column<ListedCourse>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle
        to={to('edit-course', { courseId: row.id })}
        under={
          <span className="mono">{row.version > 1 ? `ID ${row.id}, version ${row.version}` : `ID ${row.id}`}</span>
        }
      >
        {row.title}
      </RowTitle>
    ),
  },
  { key: 'deliverable', header: 'Type of learning', priority: 2, cell: (row) => deliverableTitle(row.deliverable_id) },
  {
    key: 'months',
    header: 'Certificate lasts',
    priority: 3,
    cell: (row) => <span className="nowrap">{formatMonths(row.default_months)}</span>,
  },
  { key: 'modules', header: 'Modules', align: 'right', sortable: true, cell: (row) => count(row.modules) },
  {
    key: 'learners',
    header: 'Learners',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: (row) => count(row.learners),
  },
  {
    key: 'live',
    header: 'State',
    cell: (row) => (
      <>
        {row.is_live ? <Tag hue="leaf">Live</Tag> : <Tag>Draft</Tag>}
        {row.draft !== null && (
          <div>
            <Link to={to('edit-course', { courseId: row.draft.id })}>{`Version ${row.draft.version} is a draft`}</Link>
          </div>
        )}
      </>
    ),
  },
  {
    key: 'updated_at',
    header: 'Updated',
    sortable: true,
    priority: 3,
    cell: (row) => <span className="nowrap">{formatDay(row.updated_at)}</span>,
  },
];

export function CoursesScreen() {
  const area = useArea();
  const { to } = area;
  const list = useListState({ sort: 'title' });
  const query = useQuery(coursesQuery(list.query));
  const newVersion = useNewVersion();
  const add = (
    <Button component={Link} to={to('new-course')} leftSection={<IconPlus size={19} aria-hidden />}>
      New course
    </Button>
  );
  return (
    <Page lead="All online courses, with their packages and modules." actions={add}>
      <DataTable
        label="Courses"
        what="courses"
        columns={columnsOf(area)}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: 'Title or ID' }}
        empty={{ title: 'No courses yet', message: 'Choose New course, then upload its package.' }}
        rowMenu={(row) => (
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
            <Menu.Item leftSection={<IconVersions size={18} aria-hidden />} onClick={() => void newVersion.ask(row)}>
              New version
            </Menu.Item>
          </>
        )}
      />
    </Page>
  );
}
