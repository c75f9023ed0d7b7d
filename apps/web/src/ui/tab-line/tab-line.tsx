import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import c from './tab-line.module.css';

type Props = {
  /** Tabs of the page. Without tabs the line is a strip above the list. */
  tabs?: ReactNode;
  /** Content below the line, such as charts. It is folded unless `isOpen`, until a person unfolds it. Paper shows it. */
  more?: { label: string; content: ReactNode; isOpen?: boolean } | undefined;
  /** Figures in few words, or a choice. */
  children?: ReactNode;
};

/**
 * One line above a list: the tabs, and on their right the figures of the page where the window is wide. In narrow windows
 * the figures are below the tabs. Charts and long figures are folded, so that the list begins high on the page.
 */
export function TabLine({ tabs, more, children }: Props) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? more?.isOpen ?? false;
  const id = useId();
  return (
    <>
      <div className={c.line} data-strip={tabs === undefined || undefined}>
        {tabs}
        <div className={c.end}>
          {children}
          {more !== undefined && (
            <UnstyledButton
              className={c.more}
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setChosen(!isOpen)}
            >
              {more.label} <IconChevronDown size={16} aria-hidden />
            </UnstyledButton>
          )}
        </div>
      </div>
      {more !== undefined && (
        <div id={id} className={c.content} hidden={!isOpen}>
          {more.content}
        </div>
      )}
    </>
  );
}
