import { type CpdRecord, deleteCpdRecord, isCpdComplete } from '@doselore/contract/cpd';
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { refreshQueries } from '../../../../platform/query-client/index.ts';
import { askConfirm } from '../../../../ui/confirm/index.ts';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import c from './cpd.module.css';

export const kindWords = { planned: 'Planned', unplanned: 'Unplanned' } as const;

export function RecordList({ records }: { records: readonly CpdRecord[] }) {
  return (
    <ul className={c.rows}>
      {records.map((record) => (
        <RecordRow key={record.id} record={record} />
      ))}
    </ul>
  );
}

function RecordRow({ record }: { record: CpdRecord }) {
  const { to } = useArea();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => callEndpoint(deleteCpdRecord, { params: { recordId: record.id } }),
    onSuccess: () => showBanner({ message: 'The record has been deleted.', type: 'success' }),
    onSettled: () => refreshQueries(client, 'cpd'),
  });
  const ask = async () => {
    const answer = await askConfirm({
      title: `Delete "${record.title}"?`,
      message: 'This deletes everything in the record. This cannot be undone.',
      confirmLabel: 'Delete record',
      danger: true,
    });
    if (answer === 'confirm') remove.mutate();
  };
  return (
    <li className={c.row}>
      <div className={c.facts}>
        <h3>
          <Link to={to('cpd-record', { recordId: record.id })}>{record.title}</Link>
        </h3>
        <p className="muted">
          {kindWords[record.kind]}
          {record.learnt_on !== null && `, ${formatLongDay(record.learnt_on)}`}
        </p>
      </div>
      {isCpdComplete(record) ? <Tag hue="leaf">Complete</Tag> : <Tag>Draft</Tag>}
      <Button
        variant="default"
        size="sm"
        loading={remove.isPending}
        aria-label={`Delete ${record.title}`}
        onClick={() => void ask()}
      >
        Delete
      </Button>
    </li>
  );
}
