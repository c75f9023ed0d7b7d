import type { MemberEntry } from '@doselore/contract/external-courses';
import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useArea } from '../../../../platform/area/index.ts';
import { useUser } from '../../../../platform/session/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import c from './member-entries.module.css';
import { type MemberRef, memberEvidenceAddress } from './member-entries.queries.ts';
import { RejectDialogue } from './reject-dialogue.tsx';
import { useVerdict } from './use-verdict.ts';

type Props = { target: MemberRef; entry: MemberEntry };

/** Link to the evidence of an entry, or the reason why it has none. */
export function EvidenceLink({ target, entry }: Props) {
  if (entry.evidence === null)
    return <span className="muted">{entry.needs_evidence ? 'Evidence is needed' : 'No evidence'}</span>;
  return (
    <Button
      component="a"
      href={memberEvidenceAddress(target, entry.id)}
      target="_blank"
      rel="noopener"
      variant="light"
      size="sm"
      leftSection={<IconExternalLink size={17} aria-hidden />}
      aria-label={`Open evidence: ${entry.evidence.name} (opens in a new tab)`}
    >
      Evidence ({formatBytes(entry.evidence.bytes)})
    </Button>
  );
}

/** Buttons that decide about an entry, for those who may. Nobody decides about their own entry. */
export function VerdictButtons({ target, entry }: Props) {
  const { can } = useArea();
  const user = useUser();
  const { verify, withdraw, busy } = useVerdict(target);
  const [asking, setAsking] = useState(false);
  if (!can('externalCourses.verify') || user.id === target.userId || entry.is_replaced) return null;
  const isMissing = entry.needs_evidence && entry.evidence === null;
  const button = (label: string, onClick: () => void, variant = 'default') => (
    <Button variant={variant} size="sm" disabled={busy} aria-label={`${label}: ${entry.title}`} onClick={onClick}>
      {label}
    </Button>
  );
  if (entry.verdict !== null) return button('Withdraw', () => void withdraw(entry));
  return (
    <>
      {button('Reject', () => setAsking(true))}
      {!isMissing && button('Verify', () => void verify(entry), 'filled')}
      <RejectDialogue target={target} entry={entry} opened={asking} onClose={() => setAsking(false)} />
    </>
  );
}

/** Evidence of an entry, and the buttons that decide about it. */
export function EntryActions(props: Props) {
  return (
    <div className={c.actions}>
      <EvidenceLink {...props} />
      <VerdictButtons {...props} />
    </div>
  );
}
