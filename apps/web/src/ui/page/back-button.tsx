import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate } from 'react-router';

/** History back (point 2). */
export function BackButton({ label = 'Back' }: { label?: string }) {
  const navigate = useNavigate();
  return (
    <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={() => navigate(-1)}>
      {label}
    </Button>
  );
}
