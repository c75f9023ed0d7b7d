import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../platform/area/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel } from '../../ui/states/index.ts';

export function DuplicateTabScreen() {
  const { to } = useArea();
  return (
    <Page width="prose">
      <EmptyPanel
        icon={IconCopy}
        title="What you had done here is saved"
        message="A course can be open in one place at a time. It was opened in another tab or on another device, and goes on there."
        action={
          <Button component={Link} to={to('my-courses')}>
            Back to My Courses
          </Button>
        }
      />
    </Page>
  );
}
