import { type FixPlanRow, plural } from '@doselore/contract';
import { Button } from '@mantine/core';
import { formatDay } from '../../../ui/formats/index.ts';
import { Label } from '../../../ui/layout/index.ts';
import c from './broken-managers.module.css';

type Props = { rows: readonly FixPlanRow[]; onUndo: (row: FixPlanRow) => void };

const dayAndWho = (row: FixPlanRow) => `${formatDay(row.applied_at)} by ${row.applied_by}`;

/** The last repairs; each lot can be taken back for 30 days. */
export function RepairsDone({ rows, onUndo }: Props) {
  if (rows.length === 0) return null;
  return (
    <Label title="Repairs done">
      <ul className={c.done}>
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <b>
                {row.fixed} {plural(row.fixed, 'repair', 'repairs')}
              </b>
              <div className="muted">
                {dayAndWho(row)}
                {row.undone_at !== null && `, undone on ${formatDay(row.undone_at)} by ${row.undone_by}`}
                {row.can_undo && `, can be undone until ${formatDay(row.undo_until)}`}
              </div>
            </div>
            {row.can_undo && (
              <Button
                variant="default"
                size="sm"
                aria-label={`Undo the repairs of ${dayAndWho(row)}`}
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
