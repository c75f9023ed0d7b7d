import type { Attendance, DelegateRow } from '@doselore/contract/virtual-groups';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatList, formatTime } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { licenceTags } from '../../../licences/licences/index.ts';
import { attendanceWords, responseWords } from '../../virtual-groups/index.ts';
import type { RegisterState } from '../use-register.ts';
import { MarkButtons } from './mark-buttons.tsx';
import c from './register.module.css';

/** Job and services of a delegate, and whether they were invited. On a phone the services show only without a job. */
function Work({ row: { job_role: job, services, is_uninvited: isUninvited } }: { row: DelegateRow }) {
  const words = [job, services.join(', ')].filter(Boolean);
  return (
    <span>
      {words[0]}
      {words.length > 1 && <span className={c.wide}>, {words[1]}</span>}
      {isUninvited && (words.length === 0 ? 'came without an invitation' : ', came without an invitation')}
    </span>
  );
}

const hasWork = ({ job_role, services, is_uninvited }: DelegateRow) =>
  Boolean(job_role) || services.length > 0 || is_uninvited;

function courseWord({ courseOf }: RegisterState, row: DelegateRow, sessions: number) {
  const { attendance, marked } = courseOf(row);
  if (attendance !== null) return attendanceWords[attendance];
  return <span className="muted">{`${marked} of ${sessions} marked`}</span>;
}

const wordOf = (attendance: Attendance | null) =>
  attendance === null ? <span className="muted">Not marked</span> : attendanceWords[attendance];

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

/** Cell with the time at which the delegate first opened the meeting. It says nothing about how long they stayed. */
function joinedWord({ joined }: DelegateRow, sessionId: number) {
  const at = joined.find(({ session_id }) => session_id === sessionId)?.joined_at;
  return at === undefined ? (
    <span className="muted">Not joined</span>
  ) : (
    formatTime(londonWallClock(new Date(at)).toISOString())
  );
}

type Shown = {
  register: RegisterState;
  canMark: boolean;
  /** Number of sessions of the course. */
  sessions: number;
  /** Session of an online course, whose table shows who joined the meeting. */
  sessionId: number | undefined;
  linkTo: ((row: DelegateRow) => string) | undefined;
};

export function delegateColumns({ register, canMark, sessions, sessionId, linkTo }: Shown): Column<DelegateRow>[] {
  const hasSeveral = sessions > 1;
  return [
    {
      key: 'name',
      header: 'Delegate',
      sortable: true,
      cell: (row) => (
        <>
          <RowTitle {...(linkTo && { to: linkTo(row) })} {...(hasWork(row) && { under: <Work row={row} /> })}>
            {row.user.name}
          </RowTitle>
          {canMark && row.licence === null && !row.is_pending && <span className={c.narrow}>No licence</span>}
          {row.not_finished.length > 0 && (
            <span className={c.notFinished}>
              <IconAlertTriangle size={16} aria-hidden /> Has not finished {formatList(row.not_finished)}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'response',
      header: 'Answer',
      priority: 2,
      cell: (row) =>
        row.response === 'none' ? <span className="muted">{responseWords.none}</span> : responseWords[row.response],
    },
    ...(sessionId === undefined
      ? []
      : [{ key: 'joined', header: 'Joined', cell: (row: DelegateRow) => joinedWord(row, sessionId) }]),
    {
      key: 'attendance',
      header: hasSeveral ? 'This session' : 'Attendance',
      whole: canMark,
      cell: (row) => {
        if (!canMark) return wordOf(hasSeveral ? register.markOf(row) : row.attendance);
        const { id, name } = row.user;
        return <MarkButtons name={name} mark={register.markOf(row)} onMark={(mark) => register.mark(id, mark)} />;
      },
    },
    ...(hasSeveral
      ? [{ key: 'course', header: 'Whole course', cell: (row: DelegateRow) => courseWord(register, row, sessions) }]
      : []),
    { key: 'licence', header: 'Licence', cell: (row) => <LicenceState row={row} /> },
  ];
}
