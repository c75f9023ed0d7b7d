import { useState } from 'react';
import { JumpDialogue } from './jump-dialogue.tsx';
import { useCommandSections } from './use-command-sections.ts';

/**
 * Command palette: opens a page, an organisation, a service, a person or a course, or starts an action, from anywhere.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const { sections, isSearching } = useCommandSections(text);
  return (
    <JumpDialogue
      title="Jump to"
      placeholder="A page, organisation, service, person or course"
      text={text}
      onText={setText}
      sections={sections}
      isSearching={isSearching}
      onClose={onClose}
    />
  );
}
