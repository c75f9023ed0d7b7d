import { AppError } from '@doselore/contract';
import { Button } from '@mantine/core';
import {
  EmptyPanel,
  ErrorPanel,
  LoadingCards,
  LoadingLines,
  NoMatchPanel,
  Spinner,
} from '../../../../ui/states/index.ts';
import { Sample, SampleGroup } from './sample.tsx';

export function StateSamples() {
  return (
    <SampleGroup title="States of a page">
      <Sample title="Spinner, after 300 ms">
        <Spinner />
      </Sample>
      <Sample title="Loading lines">
        <LoadingLines count={3} />
      </Sample>
      <Sample title="Loading cards">
        <LoadingCards count={3} height={120} />
      </Sample>
      <Sample title="Empty">
        <EmptyPanel title="No Services yet" message="Add the first one." action={<Button>New Service</Button>} />
      </Sample>
      <Sample title="No match">
        <NoMatchPanel what="courses" onClear={() => undefined} />
      </Sample>
      <Sample title="Error">
        <ErrorPanel
          error={new AppError('internal', 'The licences were not issued. Nothing was charged. Try again.')}
          onRetry={() => undefined}
        />
      </Sample>
    </SampleGroup>
  );
}
