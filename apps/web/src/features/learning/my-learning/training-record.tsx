import { listTrainingRecord, type TrainingRow } from '@doselore/contract/my-learning';
import { useQuery } from '@tanstack/react-query';
import type { Hue } from '../../../theme/tokens.ts';
import { Tag } from '../../../ui/course/index.ts';
import { formatLongDay } from '../../../ui/formats/index.ts';
import { QueryView } from '../../../ui/states/index.ts';
import { myLearning } from './my-learning.queries.ts';
import { Deliverable } from './parts/deliverable-icon.tsx';
import c from './parts/training-record.module.css';

const tags: Record<TrainingRow['state'], { text: string; hue: Hue }> = {
  valid: { text: 'Valid', hue: 'leaf' },
  expiring: { text: 'Expires soon', hue: 'amber' },
  expired: { text: 'Expired', hue: 'brick' },
  attended: { text: 'Attended', hue: 'gentian' },
  completed: { text: 'Completed', hue: 'leaf' },
  failed: { text: 'Not passed', hue: 'amber' },
  unverified: { text: 'To be verified', hue: 'gentian' },
  rejected: { text: 'Rejected', hue: 'amber' },
};

/** Verbs before the day of a training that is not completed. */
const verbs: Partial<Record<TrainingRow['state'], string>> = { attended: 'Attended', failed: 'Taken' };

function datesOf({ completed_on, expires_on, state }: TrainingRow): string {
  const ended = verbs[state] ?? 'Completed';
  const until =
    expires_on === null ? '' : `, ${state === 'expired' ? 'expired' : 'expires'} ${formatLongDay(expires_on)}`;
  return `${ended} ${formatLongDay(completed_on)}${until}`;
}

/** All finished trainings of every kind of course, newest first. */
export function TrainingRecord() {
  const query = useQuery(myLearning.one(listTrainingRecord));
  return (
    <QueryView query={query}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="muted">No training yet. Completed courses appear here, wherever you took them.</p>
        ) : (
          <ul className={c.list}>
            {rows.map((row) => (
              <li key={`${row.source}-${row.source_id}`} className={c.item}>
                <div className={c.facts}>
                  <h3>{row.title}</h3>
                  <p className={c.meta}>
                    <Deliverable id={row.deliverable_id} /> <span>{row.group_name}</span>
                  </p>
                  <p className="muted">
                    {datesOf(row)}
                    {row.reference !== '' && `, reference ${row.reference}`}
                  </p>
                </div>
                <Tag hue={tags[row.state].hue}>{tags[row.state].text}</Tag>
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
