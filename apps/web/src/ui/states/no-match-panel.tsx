import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyPanel } from './empty-panel.tsx';

/** Shown when a list has records, but none match the filters. `what` is their plural: "organisations". */
export function NoMatchPanel({ what, onClear }: { what: string; onClear: () => void }) {
  return (
    <EmptyPanel
      plain
      icon={IconSearchOff}
      title={`No ${what} match`}
      message="Check the spelling, or use fewer filters."
      action={
        <Button variant="default" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  );
}
