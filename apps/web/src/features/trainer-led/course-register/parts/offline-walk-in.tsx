import { Button } from '@mantine/core';

/** Explains how to add a person who came while there is no connection. */
export function OfflineWalkIn({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>
        There is no connection, so members cannot be found by name. Add the person by email. This browser sends the
        entry when the connection is back.
      </p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
