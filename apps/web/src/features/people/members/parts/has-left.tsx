import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePlace, useRouteId } from '../../../../platform/routes/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';

/** Shown for an archived member instead of a form that would change them or issue something to them. */
export function HasLeft({ name }: { name: string }) {
  const { here } = usePlace();
  const userId = useRouteId('userId') ?? 0;
  return (
    <EmptyPanel
      icon={IconArchive}
      title={`${name} has left`}
      message="You can read their records here. Restore them to make changes."
      action={
        <Button component={Link} to={here('members-info', { userId })}>
          Open their details
        </Button>
      }
    />
  );
}
