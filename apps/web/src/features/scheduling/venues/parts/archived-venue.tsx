import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { Notice } from '../../../../ui/layout/index.ts';
import { useMoveVenue } from '../use-move-venue.ts';
import type { Venue } from '../venues.queries.ts';

/** Says that a venue is archived, and restores it. */
export function ArchivedVenue({ venue }: { venue: Venue }) {
  const move = useMoveVenue();
  return (
    <Notice
      icon={IconArchive}
      label="Archived venue"
      action={
        <Button size="sm" onClick={() => void move(venue, 'open')}>
          Restore
        </Button>
      }
    >
      This venue is archived. Restore it to change it.
    </Notice>
  );
}
