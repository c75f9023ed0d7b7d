import { type IssuePreview, issuableVerdicts, issueVerdicts } from '@doselore/contract/licence-issue';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay, formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import { hintsOf } from '../hint-words.ts';
import { verdicts } from '../verdict-words.ts';
import c from './bulk-issue.module.css';

type Person = IssuePreview['people'][number];
const shownAtFirst = 10;

function noteOf({ valid_until, is_live_elsewhere, ...hints }: Person): string {
  const notes = [
    valid_until === null
      ? ''
      : valid_until.startsWith('9999')
        ? 'never expires'
        : `expires ${formatLongDay(valid_until)}`,
    is_live_elsewhere ? 'has an unfinished licence in another organisation' : '',
    ...hintsOf(hints),
  ].filter((note) => note !== '');
  return notes.join(', ');
}

function People({ people }: { people: readonly Person[] }) {
  const [isLong, setLong] = useState(false);
  const shown = isLong ? people : people.slice(0, shownAtFirst);
  return (
    <>
      <ul className={c.people}>
        {shown.map((person) => (
          <li key={person.user_id}>
            {person.name ?? `Person ${person.user_id}`}
            {noteOf(person) !== '' && <span className="muted"> {noteOf(person)}</span>}
          </li>
        ))}
      </ul>
      {people.length > shown.length && (
        <Button size="sm" variant="default" onClick={() => setLong(true)}>
          Show all {formatNumber(people.length)}
        </Button>
      )}
    </>
  );
}

type Props = { preview: IssuePreview; onLeaveOut: (ids: number[]) => void };

/** Selected people, grouped by whether they can have a licence and why not. */
export function VerdictList({ preview, onLeaveOut }: Props) {
  return issueVerdicts.map((verdict) => {
    const people = preview.people.filter((person) => person.verdict === verdict);
    if (people.length === 0) return null;
    const { title, hue, explains } = verdicts[verdict];
    const isLeftOut = !issuableVerdicts.includes(verdict);
    const isLater = verdict === 'eligible' && preview.draft_course_id !== null;
    return (
      <Card
        key={verdict}
        title={`${title}: ${formatNumber(people.length)}`}
        actions={<Tag hue={hue}>{isLeftOut ? 'No licence' : 'Licence'}</Tag>}
      >
        <p className={c.explains}>{isLater ? 'They see the course on My Courses when it is live.' : explains}</p>
        <People people={people} />
        {verdict === 'valid_certificate' && (
          <Button
            size="sm"
            variant="default"
            className={c.leaveOut}
            onClick={() => onLeaveOut(people.map(({ user_id }) => user_id))}
          >
            {people.length === 1 ? 'Leave out this person' : `Leave out these ${formatNumber(people.length)} people`}
          </Button>
        )}
      </Card>
    );
  });
}
