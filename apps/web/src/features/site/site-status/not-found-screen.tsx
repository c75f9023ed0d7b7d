import { messages } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router';
import { CentredCard } from './parts/centred-card.tsx';

export function NotFoundScreen() {
  return (
    <CentredCard icon={IconMapQuestion} title={messages.notFoundTitle}>
      <p>The page may have moved, or your account may not have access to it.</p>
      <Button component={Link} to="/">
        Return Home
      </Button>
    </CentredCard>
  );
}
