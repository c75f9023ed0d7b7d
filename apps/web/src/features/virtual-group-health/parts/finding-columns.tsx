import { type Finding, type HealthPage, healthWords } from '@doselore/contract/virtual-group-health';
import { formatDay } from '../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';

/** Returns the columns of the report. `linkTo` gives the page where a finding is fixed. */
export function findingColumns(linkTo: (row: Finding, page: HealthPage) => string): Column<Finding>[] {
  return [
    {
      key: 'title',
      header: 'Course',
      sortable: true,
      cell: (row) => (
        <RowTitle to={linkTo(row, healthWords[row.check].fixedOn)} under={row.subgroup?.name ?? row.group.name}>
          {row.virtual_group.name}
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
      cell: (row) => (
        <span className="nowrap">{row.training_start === null ? 'No date' : formatDay(row.training_start)}</span>
      ),
    },
    { key: 'trainer', header: 'Trainer', priority: 3, cell: (row) => row.trainer ?? 'Nobody' },
    { key: 'what', header: 'What to do', cell: ({ check }) => healthWords[check].what },
  ];
}
