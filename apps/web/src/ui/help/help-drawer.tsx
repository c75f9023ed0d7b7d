import { Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import type { Guide } from './guides.ts';
import { HelpContent } from './help-content.tsx';
import c from './help-panel.module.css';

type Props = { opened: boolean; onClose: () => void; guide: Guide };

/** Loaded when help is first opened. Full screen below 768 px. */
export function HelpDrawer({ opened, onClose, guide }: Props) {
  // As in the dialogue: the focus can only be given back if the drawer opens after mounting.
  const mounted = useMounted();
  const narrow = useMediaQuery('(max-width: 47.99em)');
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      position="right"
      size={narrow ? '100%' : 420}
      title={<span className={c.title}>Help: {guide.title}</span>}
      closeButtonProps={{ 'aria-label': 'Close help' }}
    >
      <HelpContent guide={guide.key} onClose={onClose} />
    </Drawer>
  );
}
