import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';

/** Opens the form of a new link, with the product `first` already chosen. */
export function NewLinkButton({ first }: { first?: string }) {
  const { to } = useArea();
  return (
    <Button
      component={Link}
      to={first === undefined ? to('new-link') : `${to('new-link')}?first=${first}`}
      leftSection={<IconPlus size={19} aria-hidden />}
    >
      New link
    </Button>
  );
}
