import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { usePlace } from '../../../../platform/routes/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';

/** Shown instead of every page of a person who is not here, or whom the reader may not see. */
export function MissingMember() {
  const { here } = usePlace();
  return (
    <Page width="form" aside={null} hasBreadcrumbs={false} title="Person not found">
      <EmptyPanel
        icon={IconUserQuestion}
        title="This person is not here, or you cannot see them"
        message="They may have moved to another service or organisation. Check the address, or look for their name."
        action={
          <Button component={Link} to={here('members')}>
            Open Members
          </Button>
        }
      />
    </Page>
  );
}
