import type { MergedPerson, UserMergePreview } from '@doselore/contract/merges';
import { fullName } from '../../../../platform/session/index.ts';
import { formatDay } from '../../../../ui/formats/index.ts';
import { PlainTable } from '../../../../ui/table/index.ts';
import { markDifferences, type Part } from '../mark-differences.ts';
import { Marked } from './marked.tsx';

const states = {
  active: 'Active',
  invited: 'Invited, not yet activated',
  archived: 'Archived',
  erased: 'Erased',
} as const;

const lines: readonly [label: string, target: (person: MergedPerson) => string][] = [
  ['Name', fullName],
  ['Email address', (person) => person.email],
  ['Username', (person) => person.username ?? 'None'],
  ['GPhC registration', (person) => person.registration_number ?? 'Not given'],
  ['Job role', (person) => person.job_role ?? 'Not given'],
  ['Account', (person) => states[person.state]],
  ['Account created', (person) => formatDay(person.created_at)],
  ['ID', (person) => String(person.id)],
];

/** Fields in which a single letter can tell two people apart. */
const identifyingFacts = new Set(['Name', 'Email address', 'GPhC registration']);
const days = new Set(['Account created']);
const plain = (text: string): Part[] => [{ text, differs: false }];

/** The two people side by side, with differing letters marked, because similar names may belong to two people. */
export function PersonFacts({ keep, drop }: Pick<UserMergePreview, 'keep' | 'drop'>) {
  return (
    <PlainTable label="The two people side by side">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What</span>
          </th>
          <th scope="col">Stays</th>
          <th scope="col">Merged</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, target]) => {
          const [stays, goes] = identifyingFacts.has(label)
            ? markDifferences(target(keep), target(drop))
            : [plain(target(keep)), plain(target(drop))];
          const className = days.has(label) ? 'nowrap' : undefined;
          return (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={className}>
                <Marked parts={stays} />
              </td>
              <td className={className}>
                <Marked parts={goes} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </PlainTable>
  );
}
