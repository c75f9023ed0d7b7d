import { terms } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { MissingKind } from '../../platform/places/index.ts';
import { homeOf, useUser } from '../../platform/session/index.ts';
import { Page } from '../../ui/page/index.ts';
import { EmptyPanel } from '../../ui/states/index.ts';

/** Shown instead of every page of a place that does not exist, or that the person may not see. */
export function MissingPlace({ kind }: { kind: MissingKind }) {
  const one = terms[kind].one;
  // The name of a course keeps its capitals inside a sentence.
  const inside = kind === 'virtualGroup' ? one : one.toLowerCase();
  return (
    <Page width="form" aside={null} hasBreadcrumbs={false} title={`${one} not found`}>
      <EmptyPanel
        icon={IconMapQuestion}
        title={`This ${inside} does not exist, or you cannot see it`}
        message="Check the address. If you followed a link from someone, ask them for access."
        action={
          <Button component={Link} to={homeOf(useUser()).base}>
            Return Home
          </Button>
        }
      />
    </Page>
  );
}
