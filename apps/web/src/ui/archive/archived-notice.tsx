import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { Notice } from '../layout/index.ts';

/** Says that a record is archived, and restores it. `what` is its kind: "venue". */
export function ArchivedNotice({ what, onRestore }: { what: string; onRestore: () => unknown }) {
  return (
    <Notice
      icon={IconArchive}
      label={`Archived ${what}`}
      action={
        <Button size="sm" onClick={() => void onRestore()}>
          Restore
        </Button>
      }
    >
      This {what} is archived. Restore it to change it.
    </Notice>
  );
}
