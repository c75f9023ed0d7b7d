import { type LicenceRequestRow, licenceRequestWords } from '@doselore/contract/licence-requests';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay, formatMonths, formatNumber } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import { askerName, isOpenRequest, requestHues } from '../request-words.ts';
import c from './requests.module.css';

type RequestColumn = Column<LicenceRequestRow>;

const title: RequestColumn = {
  key: 'title',
  header: 'Course',
  sortable: true,
  cell: (row) => (
    <RowTitle under={`Certificate lasts ${formatMonths(row.certificateMonths).toLowerCase()}`}>{row.title}</RowTitle>
  ),
};

const quantity: RequestColumn = {
  key: 'quantity',
  header: 'Requested',
  align: 'right',
  sortable: true,
  cell: (row) => (
    <>
      {formatNumber(row.quantity)}
      {row.fulfilled_quantity > 0 && row.fulfilled_quantity < row.quantity && (
        <div className={`muted ${c.small}`}>{formatNumber(row.fulfilled_quantity)} received</div>
      )}
    </>
  ),
};

const requestedColumn: RequestColumn = {
  key: 'requested',
  header: 'Requested on',
  sortable: true,
  cell: (row) => (
    <>
      <span className="nowrap">{formatDay(row.requested_at)}</span>
      <div className={`muted ${c.small}`}>{row.requested_by}</div>
    </>
  ),
};

/** State of a request, and the note of its decision. */
const state: RequestColumn = {
  key: 'state',
  header: 'State',
  sortable: true,
  cell: (row) => (
    <>
      <Tag hue={requestHues[row.state]}>{licenceRequestWords[row.state]}</Tag>
      {row.decided_by !== null && row.state !== 'withdrawn' && (
        <div className={`muted ${c.small}`}>
          {row.decided_by}
          {row.decision_note !== '' && `: ${row.decision_note}`}
        </div>
      )}
      {isOpenRequest(row) && row.lapses_at !== null && (
        <div className={`muted ${c.small}`}>
          Lapses <span className="nowrap">{formatDay(row.lapses_at)}</span>
        </div>
      )}
    </>
  ),
};

const note: RequestColumn = {
  key: 'note',
  header: 'Note',
  priority: 3,
  cell: (row) => (row.note === '' ? <span className="muted">None</span> : <span className={c.note}>{row.note}</span>),
};

/** Columns for the service that made the requests. */
export const ownColumns: RequestColumn[] = [title, quantity, requestedColumn, state, note];

/** Columns for the people who decide requests. */
export const reportColumns: RequestColumn[] = [
  title,
  {
    key: 'service',
    header: 'For',
    sortable: true,
    cell: (row) => <RowTitle under={row.group.name}>{askerName(row)}</RowTitle>,
  },
  quantity,
  {
    key: 'pot',
    header: 'In the general pot',
    align: 'right',
    priority: 2,
    cell: (row) => (row.pot === null || row.pot === 0 ? <span className="muted">None</span> : formatNumber(row.pot)),
  },
  requestedColumn,
  state,
];
