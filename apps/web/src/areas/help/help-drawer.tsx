import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery, useMounted } from '@mantine/hooks';
import { useRef } from 'react';
import type { Guide } from './guides.ts';
import { HelpContent } from './help-content.tsx';

type Props = { opened: boolean; onClose: () => void; onAskPharmacist?: () => void; guide: Guide; routeName: string };

/** Milliseconds after which the focus is back at the help button. The next dialogue can then return it there. */
const afterFocusReturn = 50;

/** Help panel. Loaded when it is first opened. Full screen below 768 px. */
export function HelpDrawer({ opened, onClose, onAskPharmacist, guide, routeName }: Props) {
  // As in the confirm dialogue: focus can be restored only if the drawer opens after mounting.
  const mounted = useMounted();
  const narrow = useMediaQuery('(max-width: 47.99em)');
  const next = useRef<() => void>(undefined);
  const leaveTo = (action: () => void) => {
    next.current = action;
    onClose();
  };
  const goOn = () => {
    if (next.current !== undefined) setTimeout(next.current, afterFocusReturn);
    next.current = undefined;
  };
  return (
    <Drawer
      opened={opened && mounted}
      onClose={onClose}
      onExitTransitionEnd={goOn}
      position="right"
      size={narrow ? '100%' : 420}
      title={`Help: ${guide.title}`}
      closeButtonProps={{ 'aria-label': 'Close help' }}
    >
      <HelpContent
        guide={guide.key}
        routeName={routeName}
        onClose={onClose}
        onAskPharmacist={onAskPharmacist && (() => leaveTo(onAskPharmacist))}
      />
    </Drawer>
  );
}
