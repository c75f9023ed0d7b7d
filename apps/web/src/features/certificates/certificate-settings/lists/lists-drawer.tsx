import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useState } from 'react';
import { ChoiceChips } from '../../../../ui/choice/index.ts';
import type { Lists } from '../setting-values.ts';
import { FooterList } from './footer-list.tsx';
import { IconList } from './icon-list.tsx';

type Props = {
  opened: boolean;
  lists: Lists;
  /** Called when a changed icon or message replaces an earlier row. */
  onReplaced: (name: 'icon_ids' | 'footer_message_ids', from: number, to: number) => void;
  onClose: () => void;
};

const kinds = [
  { value: 'icons', label: 'Icons' },
  { value: 'footers', label: 'Footer messages' },
];

/** Icons and footer messages of all certificates. */
export function ListsDrawer({ opened, lists, onReplaced, onClose }: Props) {
  const [kind, setKind] = useState('icons');
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={560}
      title="Icons and footer messages"
      closeButtonProps={{ 'aria-label': 'Close icons and footer messages' }}
    >
      <ChoiceChips label="List" options={kinds} value={kind} onChange={setKind} />
      <p className="muted">All courses and organisations choose from these lists. Issued certificates do not change.</p>
      {kind === 'icons' ? (
        <IconList icons={lists.icons} onReplaced={(from, to) => onReplaced('icon_ids', from, to)} />
      ) : (
        <FooterList footers={lists.footers} onReplaced={(from, to) => onReplaced('footer_message_ids', from, to)} />
      )}
    </Drawer>
  );
}
