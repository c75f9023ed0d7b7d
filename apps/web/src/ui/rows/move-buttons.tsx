import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

type Props = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: -1 | 1) => void };

/** Buttons that move a row, so that keyboard users can move it too. They stay in the tab order at both ends. */
export function MoveButtons({ name, isFirst, isLast, onMove }: Props) {
  const ways = [
    { label: 'Move up', by: -1, isOff: isFirst, icon: <IconArrowUp size={17} aria-hidden /> },
    { label: 'Move down', by: 1, isOff: isLast, icon: <IconArrowDown size={17} aria-hidden /> },
  ] as const;
  return ways.map(({ label, by, isOff, icon }) => (
    <Button
      key={label}
      variant="default"
      size="sm"
      aria-label={`${label}: ${name}`}
      aria-disabled={isOff || undefined}
      data-disabled={isOff || undefined}
      leftSection={icon}
      onClick={() => isOff || onMove(by)}
    >
      {label}
    </Button>
  ));
}
