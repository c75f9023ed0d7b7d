import { Modal, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import c from './jump-dialogue.module.css';
import type { JumpSection } from './jump-item.ts';

type Props = {
  title: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  sections: readonly JumpSection[];
  isSearching: boolean;
  onClose: () => void;
};

/**
 * Combobox in a dialogue: arrow keys choose an option, Enter opens it. Focus stays in the input (ARIA's combobox
 * pattern).
 */
export function JumpDialogue({ title, placeholder, text, onText, sections, isSearching, onClose }: Props) {
  const navigate = useNavigate();
  const listId = useId();
  const [chosen, setChosen] = useState(0);
  const items = sections.flatMap((section) => section.items);
  const at = Math.min(chosen, items.length - 1);
  const optionId = (nth: number) => `${listId}-${nth}`;

  const go = (href: string | undefined) => {
    if (href === undefined) return;
    onClose();
    void navigate(href);
  };
  const choose = (nth: number) => {
    const next = items.length === 0 ? 0 : (nth + items.length) % items.length;
    setChosen(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: React.KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => choose(at + 1),
      ArrowUp: () => choose(at - 1),
      Enter: () => go(items[at]?.href),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };

  const firsts = sections.map((_section, place) =>
    sections.slice(0, place).reduce((before, section) => before + section.items.length, 0),
  );
  return (
    <Modal opened onClose={onClose} title={title} size="lg" classNames={{ body: c.body }} data-jump>
      <TextInput
        role="combobox"
        aria-label={title}
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={items.length > 0 ? optionId(at) : undefined}
        aria-autocomplete="list"
        placeholder={placeholder}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        data-autofocus
        autoComplete="off"
        onKeyDown={onKey}
        onChange={(event) => {
          setChosen(0);
          onText(event.currentTarget.value);
        }}
      />
      <div id={listId} role="listbox" aria-label="Results" className={c.list}>
        {sections.map((section, place) => (
          // biome-ignore lint/a11y/useSemanticElements: the group contains options, not form fields
          <div key={section.title} role="group" aria-label={section.title}>
            <div className={c.head} aria-hidden>
              {section.title}
            </div>
            {section.items.map((item, within) => {
              const own = (firsts[place] ?? 0) + within;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys and keeps the focus
                // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are pointed at, never focused
                <div
                  key={item.id}
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === at}
                  className={c.item}
                  onClick={() => go(item.href)}
                  onPointerMove={() => setChosen(own)}
                >
                  <span>{item.label}</span>
                  {item.detail !== undefined && <span className={c.detail}>{item.detail}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status" className={c.status}>
        {items.length === 0 && (isSearching ? 'Searching' : 'No results. Try fewer letters.')}
      </p>
    </Modal>
  );
}
