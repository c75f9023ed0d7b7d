import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDay } from '../formats/index.ts';
import { Card } from '../layout/index.ts';
import { RowList } from '../row-list/index.ts';

export type DoneItem = {
  id: number;
  what: ReactNode;
  /** Day and actor: "03-02-2026 by Max Manager". */
  done: string;
  undone_by: string | null;
  undone_at: string | null;
  can_undo: boolean;
  undo_until: string;
  /** Accessible name of the button: "Undo the merge of A into B". */
  undoLabel: string;
  onUndo: () => void;
};

/** Recent actions, latest first. Each can be undone until its day. */
export function DoneList({ title, items }: { title: string; items: readonly DoneItem[] }) {
  if (items.length === 0) return null;
  return (
    <Card title={title}>
      <RowList>
        {items.map((item) => (
          <li key={item.id}>
            <div>
              {item.what}
              <div className="muted">
                {item.done}
                {item.undone_at !== null && `, undone on ${formatDay(item.undone_at)} by ${item.undone_by}`}
                {item.can_undo && `, can be undone until ${formatDay(item.undo_until)}`}
              </div>
            </div>
            {item.can_undo && (
              <Button variant="default" size="sm" aria-label={item.undoLabel} onClick={item.onUndo}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </RowList>
    </Card>
  );
}
