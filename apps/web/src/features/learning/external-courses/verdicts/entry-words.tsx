import type { EntryEvent, MemberEntry } from '@doselore/contract/external-courses';
import { externalStateTags, Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';
import c from './member-entries.module.css';

/** Facts of an entry in one paragraph, in which no day is broken over two lines. */
export function EntryFacts({ entry }: { entry: MemberEntry }) {
  const { provider, completed_on, expires_on, reference } = entry;
  return (
    <p className="muted">
      {provider} · <span className={c.fact}>completed {formatLongDay(completed_on)}</span> ·{' '}
      <span className={c.fact}>{expires_on === null ? 'never expires' : `expires ${formatLongDay(expires_on)}`}</span>
      {reference !== '' && ` · reference ${reference}`}
    </p>
  );
}

/** Says what this organisation decided and when, or that another one has verified the entry. */
export function verdictText({ verdict, is_verified_elsewhere, is_replaced }: MemberEntry): string | undefined {
  if (is_replaced) return 'A newer entry has corrected this one.';
  if (verdict !== null) {
    const who = verdict.decided_by === '' ? '' : ` by ${verdict.decided_by}`;
    const word = verdict.verdict === 'verified' ? 'Verified' : 'Rejected';
    return `${word}${who}, ${formatLongDay(verdict.decided_on)}${verdict.note === '' ? '' : `: ${verdict.note}`}`;
  }
  return is_verified_elsewhere
    ? 'Another organisation has verified this entry. Decide for your organisation.'
    : undefined;
}

/** State of an entry for this organisation. */
export function EntryTag({ entry }: { entry: MemberEntry }) {
  if (entry.is_replaced) return <Tag>Replaced</Tag>;
  const { hue, text } = externalStateTags[entry.verdict?.verdict ?? 'unverified'];
  return <Tag hue={hue}>{text}</Tag>;
}

const eventWords: Record<EntryEvent['kind'], string> = {
  entered: 'Entered',
  replaces: 'Entered as a correction of an earlier entry',
  replaced: 'Replaced by a newer entry',
  verified: 'Verified',
  rejected: 'Rejected',
  withdrawn: 'Verdict withdrawn',
};

/** Says what happened to an entry, by whom and when. */
export function eventText({ kind, at, by, note }: EntryEvent): string {
  return `${formatLongDay(at)}: ${eventWords[kind]}${by === '' ? '' : ` by ${by}`}${note === '' ? '' : `: ${note}`}`;
}
