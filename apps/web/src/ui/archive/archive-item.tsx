import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';

type Props = { isArchived: boolean; onArchive: (archived: boolean) => unknown };

/** Item of a row menu that archives a record, or restores it. */
export function ArchiveItem({ isArchived, onArchive }: Props) {
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <Menu.Item
      {...(!isArchived && { color: 'brick' })}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => void onArchive(!isArchived)}
    >
      {isArchived ? 'Restore' : 'Archive'}
    </Menu.Item>
  );
}
