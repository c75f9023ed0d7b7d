import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';

/** History back (point 2); nothing where the visit began here, since there is no way back inside the product. */
export function BackButton({ label = 'Back' }: { label?: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  if (key === 'default') return null;
  return (
    <Button variant="subtle" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={() => navigate(-1)}>
      {label}
    </Button>
  );
}
