import { courseKind } from '@doselore/contract';
import { type DetailRow, detailParts, detailPartWords, minutesText } from '@doselore/contract/product-details';
import type { Area } from '../../../../platform/area/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';

const none = <span className="muted">None</span>;

function underTitle({ deliverable_id, is_live }: DetailRow): string {
  const kind = courseKind(deliverable_id);
  return is_live ? kind : `${kind}, draft`;
}

function Missing({ missing }: DetailRow) {
  if (missing.length === 0) return <Tag hue="leaf">Complete</Tag>;
  return (
    <>
      <b>{`${detailParts.length - missing.length} of ${detailParts.length}`}</b>
      <div className="muted">{`Missing: ${missing.map((part) => detailPartWords[part].toLowerCase().replace('cpd', 'CPD')).join(', ')}`}</div>
    </>
  );
}

export const detailColumns = ({ to }: Area): Column<DetailRow>[] => [
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle to={`${to('extra-data')}?product=${row.product_type}-${row.product_id}`} under={underTitle(row)}>
        {row.title}
      </RowTitle>
    ),
  },
  { key: 'missing', header: 'Details', sortable: true, cell: (row) => <Missing {...row} /> },
  {
    key: 'cpd_minutes',
    header: 'CPD time',
    align: 'right',
    sortable: true,
    priority: 2,
    cell: ({ cpd_minutes }) =>
      cpd_minutes === null ? none : <span className="nowrap">{minutesText(cpd_minutes)}</span>,
  },
  {
    key: 'reviewed_on',
    header: 'Reviewed',
    sortable: true,
    priority: 3,
    cell: ({ reviewed_on }) =>
      reviewed_on === null ? (
        <span className="muted">Never</span>
      ) : (
        <span className="nowrap">{formatDay(reviewed_on)}</span>
      ),
  },
  {
    key: 'review_due_on',
    header: 'Review due',
    sortable: true,
    cell: ({ review_due_on, is_overdue }) =>
      review_due_on === null ? (
        none
      ) : (
        <>
          <span className="nowrap">{formatDay(review_due_on)}</span> {is_overdue && <Tag hue="amber">Overdue</Tag>}
        </>
      ),
  },
  { key: 'owner', header: 'Content owner', priority: 3, cell: ({ owner }) => owner?.name ?? none },
];
