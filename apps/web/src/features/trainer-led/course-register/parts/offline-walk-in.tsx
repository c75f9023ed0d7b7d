import { Button } from '@mantine/core';

/** Says how to add somebody who came while there is no connection, and members cannot be found by name. */
export function OfflineWalkIn({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>
        There is no connection, so members cannot be found by name. Add the person by email: the entry is stored in this
        browser, and sent when the connection is back.
      </p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
