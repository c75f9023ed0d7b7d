import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../platform/area/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, Spinner } from '../../../ui/states/index.ts';
import { useHasOfflineCommits } from './offline-commits/index.ts';

export function DuplicateTabScreen() {
  const { to } = useArea();
  const hasOfflineCommits = useHasOfflineCommits();
  if (hasOfflineCommits === undefined) return <Spinner />;
  return (
    <Page width="prose">
      <EmptyPanel
        icon={IconCopy}
        title={hasOfflineCommits ? 'Your latest progress here was not saved' : 'This course continues somewhere else'}
        message={`A course can be open in one place at a time. It was opened in another tab or on another device, and continues there${hasOfflineCommits ? '. Later progress here could not be added.' : ' with everything that was saved here.'}`}
        action={
          <Button component={Link} to={to('my-courses')}>
            Back to My Courses
          </Button>
        }
      />
    </Page>
  );
}
