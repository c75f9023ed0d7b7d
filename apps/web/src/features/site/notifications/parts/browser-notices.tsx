import { Button } from '@mantine/core';
import { IconBellPlus } from '@tabler/icons-react';
import { useState } from 'react';

const isOffered = () => 'Notification' in window && window.Notification.permission === 'default';

/** Button that asks for the browser's permission to show notifications. The application never asks unprompted. */
export function BrowserNotices() {
  const [offered, setOffered] = useState(isOffered);
  if (!offered) return null;
  return (
    <Button
      variant="subtle"
      size="sm"
      leftSection={<IconBellPlus size={18} aria-hidden />}
      onClick={() => void window.Notification.requestPermission().finally(() => setOffered(isOffered()))}
    >
      Show browser notifications
    </Button>
  );
}
