import { plural } from '@doselore/contract';
import type { Ending, EndingKind, LeavingPreview } from '@doselore/contract/leaving';
import { formatDay, formatList } from '../../../ui/formats/index.ts';
import c from './leaving.module.css';

const words: Record<EndingKind, { one: string; many: string; row: string }> = {
  place: { one: 'place on a course', many: 'places on courses', row: 'place' },
  waiting: { one: 'waiting-list entry', many: 'waiting-list entries', row: 'waiting list' },
  organiser: { one: 'duty as organiser', many: 'duties as organiser', row: 'organiser' },
  licence: { one: 'unstarted licence', many: 'unstarted licences', row: 'licence' },
};

function lineOf({ name, kind, title, day }: Ending): string {
  return `${name}: ${title}, ${words[kind].row}${day === null ? '' : `, ${formatDay(day)}`}`;
}

type Props = {
  preview: LeavingPreview;
  /** Sentence on what archiving does and keeps. */
  kept: string;
};

/** Text of the confirmation dialogue: the endings that archiving people causes. */
export function LeavingMessage({ preview: { counts, rows, leads }, kept }: Props) {
  const kinds = (Object.keys(words) as EndingKind[]).filter((kind) => counts[kind] > 0);
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const ends = kinds.map((kind) => `${counts[kind]} ${plural(counts[kind], words[kind].one, words[kind].many)}`);
  const more = total - rows.length;
  return (
    <>
      <p>{kept}</p>
      {leads > 0 && (
        <p>
          {leads === 1
            ? 'They lead 1 upcoming course. It continues and needs another trainer. Course health lists it.'
            : `They lead ${leads} upcoming courses. They continue and need another trainer. Course health lists them.`}
        </p>
      )}
      {total === 0 ? (
        <p>Nothing else ends. Restoring them brings everything back.</p>
      ) : (
        <>
          <p>
            {`This also ends ${formatList(ends)}. Places go to people who wait, and licences return to where they came from.`}
          </p>
          <ul className={c.endings}>
            {rows.map((row) => (
              <li key={`${row.name} ${row.kind} ${row.title} ${row.day}`}>{lineOf(row)}</li>
            ))}
            {more > 0 && <li>{`and ${more.toLocaleString('en-GB')} more`}</li>}
          </ul>
          <p>Restoring them gives back every place, duty and licence that is still free.</p>
        </>
      )}
    </>
  );
}

/** Returns a sentence that lists the endings which restoring people did not undo. */
export function lostText(lost: readonly (Ending & { why: string })[]): string {
  const lines = lost.slice(0, 5).map((one) => `${lineOf(one)} (${one.why})`);
  const more = lost.length - lines.length;
  return `Not given back: ${lines.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
