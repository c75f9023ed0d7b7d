import { attendances } from '@doselore/contract/my-learning';
import type { Attendance, DelegateRow } from '@doselore/contract/virtual-groups';
import { NativeSelect } from '@mantine/core';
import { Tag } from '../../../ui/course/index.ts';
import { type Column, RowTitle } from '../../../ui/table/index.ts';
import { licenceTags } from '../../licences/index.ts';
import type { RegisterState } from '../use-register.ts';
import { attendanceWords, responseWords } from '../virtual-group-tags.ts';
import c from './register.module.css';

const options = [
  { value: '', label: 'Not marked' },
  ...attendances.map((value) => ({ value, label: attendanceWords[value] })),
];

function asAttendance(value: string): Attendance | null {
  return attendances.find((one) => one === value) ?? null;
}

function Mark({ row, register }: { row: DelegateRow; register: RegisterState }) {
  return (
    <NativeSelect
      size="sm"
      className={c.mark}
      aria-label={`Attendance of ${row.user.name}`}
      data={options}
      value={register.markOf(row.user.id) ?? ''}
      disabled={register.saving}
      onChange={(event) => register.mark(row.user.id, asAttendance(event.currentTarget.value))}
    />
  );
}

function LicenceState({ row }: { row: DelegateRow }) {
  if (row.licence !== null) {
    const { text, hue, icon } = licenceTags[row.licence.state];
    return (
      <Tag hue={hue} icon={icon}>
        {text}
      </Tag>
    );
  }
  if (row.is_pending) return <Tag hue="amber">Requested</Tag>;
  if (row.licence_waiver !== null) return <span>None: {row.licence_waiver}</span>;
  return <span className="muted">None</span>;
}

type Shown = { register: RegisterState; canMark: boolean; linkTo: ((row: DelegateRow) => string) | undefined };

export function delegateColumns({ register, canMark, linkTo }: Shown): Column<DelegateRow>[] {
  return [
    {
      key: 'name',
      header: 'Delegate',
      sortable: true,
      cell: (row) => <RowTitle {...(linkTo && { to: linkTo(row) })}>{row.user.name}</RowTitle>,
    },
    {
      key: 'response',
      header: 'Answer',
      priority: 2,
      cell: (row) =>
        row.response === 'none' ? <span className="muted">{responseWords.none}</span> : responseWords[row.response],
    },
    {
      key: 'attendance',
      header: 'Attendance',
      cell: (row) =>
        canMark ? (
          <Mark row={row} register={register} />
        ) : row.attendance === null ? (
          <span className="muted">Not marked</span>
        ) : (
          attendanceWords[row.attendance]
        ),
    },
    { key: 'licence', header: 'Licence', cell: (row) => <LicenceState row={row} /> },
  ];
}
