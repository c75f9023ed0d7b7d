import { Button, Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { CatalogueTabs } from '../../../../ui/course/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { DataTable, type DataTableProps } from '../../../../ui/table/index.ts';
import { ArchiveDialogue } from '../archiving/archive-dialogue.tsx';
import type { Archivable } from '../archiving/archiving.queries.ts';
import { useRestoreCourse } from '../archiving/use-restore-course.ts';
import { CourseListFilter, courseListOf } from './course-list-filter.tsx';

type Listed = { id: number; title: string; archived: object | null };

type Props<Row> = Pick<DataTableProps<Row>, 'label' | 'columns' | 'list' | 'query' | 'onExport' | 'empty'> & {
  kind: Archivable['kind'];
  lead: string;
  add: { label: string; to: string };
  /** Content above the list that may have the filled button of the page, such as the first steps. */
  first?: ReactNode;
  isSecond?: boolean;
  /** Placeholder of the search. */
  searched: string;
  editAddress: (row: Row) => string;
  /** Menu items of a current course, between editing and archiving. */
  moreOf?: (row: Row) => ReactNode;
};

/** Page with the current or archived courses of one kind, which can be edited, archived and restored. */
export function CatalogueList<Row extends Listed>(props: Props<Row>) {
  const { kind, lead, add, first, isSecond = false, searched, editAddress, moreOf, empty, ...table } = props;
  const restore = useRestoreCourse();
  const [archived, setArchived] = useState<Archivable>();
  const [asking, setAsking] = useState(false);
  const archivableOf = ({ id, title }: Row): Archivable => ({ id, title, kind });
  return (
    <Page
      lead={lead}
      actions={
        <Button
          component={Link}
          to={add.to}
          variant={isSecond ? 'default' : 'filled'}
          leftSection={<IconPlus size={19} aria-hidden />}
        >
          {add.label}
        </Button>
      }
      summary={first}
      tabs={<CatalogueTabs current={kind} />}
    >
      <DataTable
        {...table}
        what="courses"
        rowKey={(row) => row.id}
        rowName={(row) => row.title}
        search={{ label: 'Search courses', placeholder: searched }}
        filters={<CourseListFilter list={table.list} />}
        empty={
          courseListOf(table.list) === 'archived'
            ? { title: 'No archived courses', message: 'Courses that you archive are listed here.' }
            : empty
        }
        rowMenu={(row) =>
          row.archived !== null ? (
            <Menu.Item
              leftSection={<IconArchiveOff size={18} aria-hidden />}
              onClick={() => void restore(archivableOf(row))}
            >
              Restore
            </Menu.Item>
          ) : (
            <>
              <Menu.Item component={Link} to={editAddress(row)} leftSection={<IconPencil size={18} aria-hidden />}>
                Edit course
              </Menu.Item>
              {moreOf?.(row)}
              <Menu.Divider />
              <Menu.Item
                color="brick"
                leftSection={<IconArchive size={18} aria-hidden />}
                onClick={() => {
                  setArchived(archivableOf(row));
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
