import type { QueuedEntry } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { externalStateTags, Tag } from '../../../../ui/course/index.ts';
import { formatBytes, formatDay } from '../../../../ui/formats/index.ts';
import { type Column, RowTitle } from '../../../../ui/table/index.ts';
import c from './queue.module.css';

type Options = {
  /** Address of the page about an entry, and of its evidence. */
  hrefOf: (row: QueuedEntry) => string;
  evidenceOf: (row: QueuedEntry) => string;
  hasLooked: (row: QueuedEntry) => boolean;
  onLook: (row: QueuedEntry) => void;
  userId: number;
};

function Evidence({ row, options: { evidenceOf, hasLooked, onLook } }: { row: QueuedEntry; options: Options }) {
  if (row.evidence === null)
    return <span className="muted">{row.needs_evidence ? 'Evidence is needed' : 'No evidence'}</span>;
  return (
    <div className={c.evidence}>
      <Button
        component="a"
        href={evidenceOf(row)}
        target="_blank"
        rel="noopener"
        variant="subtle"
        size="sm"
        leftSection={<IconExternalLink size={17} aria-hidden />}
        aria-label={`Open evidence of ${row.person.name}: ${row.evidence.name} (opens in a new tab)`}
        onClick={() => onLook(row)}
      >
        <span className="nowrap">Evidence ({formatBytes(row.evidence.bytes)})</span>
      </Button>
      {hasLooked(row) && (
        <span className={c.looked}>
          <IconCheck size={16} aria-hidden /> Opened
        </span>
      )}
    </div>
  );
}

function Verdict({ row, userId }: { row: QueuedEntry; userId: number }) {
  const { hue, text } = externalStateTags[row.verdict?.verdict ?? 'unverified'];
  const { verdict } = row;
  return (
    <>
      <Tag hue={hue}>{text}</Tag>
      {verdict !== null && verdict.note !== '' && <div className="muted">{verdict.note}</div>}
      {verdict === null && row.is_verified_elsewhere && (
        <div className="muted">Another organisation has verified this entry. Decide for your organisation.</div>
      )}
      {verdict === null && row.person.id === userId && (
        <div className="muted">Someone else must check your own entry.</div>
      )}
    </>
  );
}

export const queueColumns = (options: Options): Column<QueuedEntry>[] => [
  {
    key: 'person',
    header: 'Person',
    sortable: true,
    cell: (row) => <RowTitle under={row.group.name}>{row.person.name}</RowTitle>,
  },
  {
    key: 'title',
    header: 'Course',
    sortable: true,
    cell: (row) => (
      <RowTitle to={options.hrefOf(row)} under={row.provider}>
        {row.title}
      </RowTitle>
    ),
  },
  {
    key: 'completed',
    header: 'Completed',
    sortable: true,
    cell: (row) => (
      <>
        <span className="nowrap">{formatDay(row.completed_on)}</span>
        <div className="muted nowrap">
          {row.expires_on === null ? 'Never expires' : `Expires ${formatDay(row.expires_on)}`}
        </div>
      </>
    ),
  },
  {
    key: 'reference',
    header: 'Reference',
    priority: 3,
    cell: (row) => row.reference || <span className="muted">None</span>,
  },
  { key: 'evidence', header: 'Evidence', cell: (row) => <Evidence row={row} options={options} /> },
  { key: 'verdict', header: 'Verdict', cell: (row) => <Verdict row={row} userId={options.userId} /> },
];
