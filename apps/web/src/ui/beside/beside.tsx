import { type ReactNode, useState } from 'react';
import { AsideElement } from './aside-element.ts';
import c from './beside.module.css';
import { useSticks } from './use-sticks.ts';

type Props = {
  /** Name of the landmark. */
  label: string;
  /** Content of the aside, below what `AsidePart` adds. */
  aside?: ReactNode;
  /** Default: the content has more room. */
  shares?: 'content' | 'even';
  /** True for an aside that comes before the content where the window is narrow, such as a preview. */
  isFirst?: boolean;
  /** True where the aside arrives later, so that the content has its width from the beginning. */
  isReserved?: boolean;
  children: ReactNode;
};

/**
 * Content with an aside: beside it from 1200 px on, below it in narrower windows and on paper. An aside that renders
 * nothing takes no room and is no landmark.
 */
export function Beside({ label, aside, shares = 'content', isFirst, isReserved, children }: Props) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const sticks = useSticks(element?.parentElement);
  return (
    <div className={c.columns} data-shares={shares} data-reserved={isReserved || undefined}>
      <div className={c.main}>
        <AsideElement value={element}>{children}</AsideElement>
      </div>
      <aside
        className={c.aside}
        aria-label={label}
        data-first={isFirst || undefined}
        data-sticks={sticks || undefined}
        data-prints
      >
        <div className={c.parts} ref={setElement} />
        {aside}
      </aside>
    </div>
  );
}
