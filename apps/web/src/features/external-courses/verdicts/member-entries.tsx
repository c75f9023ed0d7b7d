import type { MemberEntry } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useArea } from '../../../platform/area/index.ts';
import { useUser } from '../../../platform/session/index.ts';
import { externalStateTags, Tag } from '../../../ui/course/index.ts';
import { formatBytes, formatDay } from '../../../ui/formats/index.ts';
import { Card } from '../../../ui/layout/index.ts';
import { RowList } from '../../../ui/row-list/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import c from './member-entries.module.css';
import { memberEntriesQuery, memberEvidenceAddress, type OfMember } from './member-entries.queries.ts';
import { RejectDialogue } from './reject-dialogue.tsx';
import { useVerdict } from './use-verdict.ts';

function factsText({ provider, completed_on, expires_on, reference }: MemberEntry): string {
  const end = expires_on === null ? 'never expires' : `expires ${formatDay(expires_on)}`;
  const facts = [provider, `completed ${formatDay(completed_on)}`, end];
  return [...facts, ...(reference === '' ? [] : [`reference ${reference}`])].join(' · ');
}

/** Says what this organisation decided and when, or that another one has verified the entry. */
function verdictText({ verdict, is_verified_elsewhere }: MemberEntry): string | undefined {
  if (verdict !== null) {
    const who = verdict.decided_by === '' ? '' : ` by ${verdict.decided_by}`;
    const word = verdict.verdict === 'verified' ? 'Verified' : 'Rejected';
    return `${word}${who}, ${formatDay(verdict.decided_on)}${verdict.note === '' ? '' : `: ${verdict.note}`}`;
  }
  return is_verified_elsewhere ? 'Verified by another organisation. Decide for yours.' : undefined;
}

type RowProps = { of: OfMember; entry: MemberEntry; isOwn: boolean; onReject: () => void };

function EntryRow({ of, entry, isOwn, onReject }: RowProps) {
  const { can } = useArea();
  const { verify, withdraw, busy } = useVerdict(of);
  const tag = externalStateTags[entry.verdict?.verdict ?? 'unverified'];
  const said = verdictText(entry);
  const mayDecide = can('externalCourses.verify') && !isOwn;
  const isMissing = entry.needs_evidence && entry.evidence === null;
  const canVerify = entry.verdict === null && !isMissing;
  const button = (label: string, onClick: () => void, variant = 'default') => (
    <Button variant={variant} size="sm" disabled={busy} aria-label={`${label}: ${entry.title}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <li>
      <div className={c.entry}>
        <p>
          <b>{entry.title}</b> <Tag hue={tag.hue}>{tag.text}</Tag>
        </p>
        <p className="muted">{factsText(entry)}</p>
        {said !== undefined && <p>{said}</p>}
        {isOwn && entry.verdict === null && <p>Someone else must check your own entry.</p>}
      </div>
      <div className={c.actions}>
        {entry.evidence === null ? (
          <span className="muted">{isMissing ? 'Evidence is needed' : 'No evidence'}</span>
        ) : (
          <Button
            component="a"
            href={memberEvidenceAddress(of, entry.id)}
            target="_blank"
            rel="noopener"
            variant="light"
            size="sm"
            leftSection={<IconExternalLink size={17} aria-hidden />}
            aria-label={`Open evidence: ${entry.evidence.name} (opens in a new tab)`}
          >
            Evidence ({formatBytes(entry.evidence.bytes)})
          </Button>
        )}
        {mayDecide && entry.verdict === null && button('Reject', onReject)}
        {mayDecide && canVerify && button('Verify', () => void verify(entry), 'filled')}
        {mayDecide && entry.verdict !== null && button('Withdraw', () => void withdraw(entry))}
      </div>
    </li>
  );
}

function Entries({ of, entries }: { of: OfMember; entries: readonly MemberEntry[] }) {
  const user = useUser();
  const [rejected, setRejected] = useState<MemberEntry>();
  const [asking, setAsking] = useState(false);
  if (entries.length === 0) return <p className="muted">No courses taken elsewhere.</p>;
  return (
    <>
      <RowList>
        {entries.map((entry) => (
          <EntryRow
            key={entry.id}
            of={of}
            entry={entry}
            isOwn={user.id === of.userId}
            onReject={() => {
              setRejected(entry);
              setAsking(true);
            }}
          />
        ))}
      </RowList>
      {rejected !== undefined && (
        <RejectDialogue key={rejected.id} of={of} entry={rejected} opened={asking} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

/** Courses that a member took elsewhere, with the evidence and the verdict of this organisation. */
export function MemberEntries({ of }: { of: OfMember }) {
  const query = useQuery(memberEntriesQuery(of));
  return (
    <div className={c.section}>
      <Card title="External courses">
        <QueryView query={query} errorTitle="The external courses could not be loaded">
          {(entries) => <Entries of={of} entries={entries} />}
        </QueryView>
      </Card>
    </div>
  );
}
