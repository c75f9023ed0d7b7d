import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useArea } from '../../../../platform/area/index.ts';
import { Page } from '../../../../ui/page/index.ts';
import { EmptyPanel } from '../../../../ui/states/index.ts';

/** Shown for an address that names no course. Nothing is requested from the server. */
export function NoSuchCourse() {
  const { to } = useArea();
  return (
    <Page width="prose">
      <EmptyPanel
        icon={IconMapQuestion}
        title="Course not found"
        message="The link may be incomplete. Go to My Courses to find the course."
        action={
          <Button component={Link} to={to('my-courses')}>
            Go to My Courses
          </Button>
        }
      />
    </Page>
  );
}
