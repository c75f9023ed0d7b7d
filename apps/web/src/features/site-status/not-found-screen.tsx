import { messages } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CentredCard } from './parts/centred-card.tsx';

export function NotFoundScreen() {
  return (
    <CentredCard icon={IconMapQuestion} title={messages.notFoundTitle}>
      <p>It may have moved, or it may not be open to your account.</p>
      <Button component={Link} to="/">
        Return Home
      </Button>
    </CentredCard>
  );
}
