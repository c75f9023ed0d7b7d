import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Goes back in the history. Hidden when the visit began on this page, because the previous page is outside of
 * the product.
 */
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
