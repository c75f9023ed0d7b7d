import type { Level } from '@doselore/contract';
import { Button } from '@mantine/core';
import { IconVideo } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { findJoinAddress } from './joining.queries.ts';

type Props = {
  level: Level;
  virtualGroupId: number;
  sessionId: number;
  /** Title of the course, for screen readers. */
  title: string;
  variant?: 'filled' | 'default';
};

/** Opens the meeting of a session in a new tab, at an address that the server gives this person alone. */
export function JoinButton({ level, virtualGroupId, sessionId, title, variant = 'filled' }: Props) {
  const join = useMutation({
    mutationFn: (tab: Window | null) => openIn(tab, () => findJoinAddress(level, { virtualGroupId, sessionId })),
    onError: (error) => showBanner({ message: describeError(error) }),
  });
  return (
    <Button
      variant={variant}
      data-main
      loading={join.isPending}
      leftSection={<IconVideo size={18} aria-hidden />}
      aria-label={`Join session: ${title} (opens in a new tab)`}
      // Browsers block a tab that opens later than the press, so it opens at once and gets its address afterwards.
      onClick={() => join.mutate(window.open('', '_blank'))}
    >
      Join session
    </Button>
  );
}

/** Sends a tab to an address that is still to be found. A browser without a new tab goes there itself. */
async function openIn(tab: Window | null, find: () => Promise<string>): Promise<void> {
  try {
    const url = await find();
    if (tab === null) window.location.assign(url);
    else {
      // The meeting gets no handle of this page.
      tab.opener = null;
      tab.location.replace(url);
    }
  } catch (error) {
    tab?.close();
    throw error;
  }
}
