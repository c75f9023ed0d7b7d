import type { MergeRow } from '@doselore/contract';
import { Button } from '@mantine/core';
import { formatDay } from '../../../ui/formats/index.ts';
import { Label } from '../../../ui/layout/index.ts';
import c from './merges.module.css';

type Props = { rows: readonly MergeRow[]; onUndo: (row: MergeRow) => void };

/** The last merges; each can be undone for 30 days. */
export function MergesDone({ rows, onUndo }: Props) {
  if (rows.length === 0) return null;
  return (
    <Label title="Merges done">
      <ul className={c.done}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <b>{row.drop.name}</b> {row.drop.address !== null && <span className="muted">{row.drop.address}</span>}{' '}
              into <b>{row.keep.name}</b>
              <div className="muted">
                {formatDay(row.merged_at)} by {row.merged_by}
                {row.undone_at !== null && `, undone on ${formatDay(row.undone_at)} by ${row.undone_by}`}
                {row.can_undo && `, can be undone until ${formatDay(row.undo_until)}`}
              </div>
            </div>
            {row.can_undo && (
              <Button
                variant="default"
                size="sm"
                aria-label={`Undo the merge of ${row.drop.name} into ${row.keep.name}`}
                onClick={() => onUndo(row)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Label>
  );
}
