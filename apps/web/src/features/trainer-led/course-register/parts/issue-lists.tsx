import type { RegisterIssuePreview } from '@doselore/contract/course-register';
import { formatNumber } from '../../../../ui/formats/index.ts';
import { Card } from '../../../../ui/layout/index.ts';
import c from './register.module.css';

type Person = RegisterIssuePreview['people'][number];

const groups: readonly { title: string; text: string; holds: (person: Person) => boolean }[] = [
  { title: 'From the pool of this course', text: '', holds: ({ from }) => from === 'pool' },
  {
    title: 'From the general pot',
    text: 'The pool does not have enough licences.',
    holds: ({ from }) => from === 'pot',
  },
  {
    title: 'To be requested',
    text: 'The pool does not have enough licences. We request more from your organisation.',
    holds: ({ from }) => from === 'request',
  },
  {
    title: 'Not eligible',
    text: 'They are no longer members, or have a licence from another Pharmacist-led Course.',
    holds: ({ from }) => from === null,
  },
];

/** People who get a licence, grouped by its source, and those who cannot get one. */
export function IssueLists({ preview }: { preview: RegisterIssuePreview }) {
  return groups.map(({ title, text, holds }) => {
    const people = preview.people.filter((person) => holds(person));
    if (people.length === 0) return null;
    return (
      <Card key={title} title={`${title}: ${formatNumber(people.length)}`}>
        {text !== '' && <p className="muted">{text}</p>}
        <ul className={c.people}>
          {people.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      </Card>
    );
  });
}
