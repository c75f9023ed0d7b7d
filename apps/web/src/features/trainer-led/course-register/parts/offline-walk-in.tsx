import { Button } from '@mantine/core';

/** Says what to do about somebody who came while there is no connection. */
export function OfflineWalkIn({ onRetry }: { onRetry?: () => void }) {
  return (
    <div role="alert">
      <p>
        There is no connection, so nobody can be added now. Write down the name and the email of each person. Add them
        here when the connection is back, before the course is closed. You can still mark and assess people.
      </p>
      {onRetry !== undefined && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
