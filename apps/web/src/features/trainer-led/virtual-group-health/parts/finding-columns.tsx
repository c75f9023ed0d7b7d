import { type Finding, type HealthPage, healthWords } from '@doselore/contract/virtual-group-health';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

/** Day of the next session, and for a course of several days their number. */
function NextDay({ row }: { row: Finding }) {
  const { days, next_session: next } = row;
  const start = next?.training_start ?? row.training_start;
  if (start === null) return <span className="nowrap">No date</span>;
  return (
    <>
      <span className="nowrap">{formatDay(start)}</span>
      {days > 1 && (
        <>
          <br />
          <span className="nowrap muted">{next === null ? `${days} days` : `Next of ${days} days`}</span>
        </>
      )}
    </>
  );
}

/** Returns the columns of the report. `linkTo` gives the page where a finding is fixed. */
export function findingColumns(linkTo: (row: Finding, page: HealthPage) => string): Column<Finding>[] {
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle to={linkTo(row, healthWords[row.check].fixedOn)} under={row.subgroup?.name ?? row.group.name}>
          {row.virtual_group.name} {row.is_draft && <Tag>Draft</Tag>}
        </RowTitle>
      ),
    },
    {
      key: 'check',
      header: 'Finding',
      sortable: true,
      cell: ({ check, detail }) => (
        <>
          {healthWords[check].label}
          {detail !== '' && (
            <>
              <br />
              <span className="muted">{detail}</span>
            </>
          )}
        </>
      ),
    },
    {
      key: 'training_start',
      header: 'Date',
      sortable: true,
      cell: (row) => <NextDay row={row} />,
    },
    { key: 'trainer', header: 'Trainer', priority: 3, cell: (row) => row.trainer ?? 'Nobody' },
    { key: 'what', header: 'What to do', cell: ({ check }) => healthWords[check].what },
  ];
}
