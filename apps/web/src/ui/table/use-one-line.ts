import { type RefCallback, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Least width of the search box, and the gaps and edges of the toolbar, in pixels. */
const widths = { search: 220, gap: 8, edges: 32 };

const widthOf = (parts: readonly Element[]): number =>
  parts.reduce((sum, part) => sum + part.getBoundingClientRect().width + widths.gap, 0);

type Parts = { filters: RefObject<HTMLElement | null>; hasSearch: boolean };

/**
 * Returns a ref for a toolbar, and whether its search, its filters and its buttons, the last child, fit on one line.
 * Measures before the browser paints, and again when the toolbar gets another width or content: filters load later, and
 * their choices after that. Folded filters have no width, so their last one counts.
 */
export function useOneLine({ filters, hasSearch }: Parts): { ref: RefCallback<HTMLElement>; fits: boolean } {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [fits, setFits] = useState(true);
  const known = useRef(0);
  useLayoutEffect(() => {
    if (bar === null) return;
    const measure = () => {
      if (bar.clientWidth === 0) return;
      const parts = [...(filters.current?.children ?? [])];
      // The choices of a filter, and the font, load later and make it wider.
      for (const part of parts) resized.observe(part);
      if (parts.some((part) => part.clientWidth > 0) || parts.length === 0) known.current = widthOf(parts);
      const tools = [...bar.querySelectorAll(':scope > [data-tools], :scope > :last-child')];
      const others = (hasSearch ? widths.search : 0) + widthOf(tools) + widths.edges;
      setFits(known.current + others <= bar.clientWidth);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(bar);
    measure();
    const changed = new MutationObserver(measure);
    changed.observe(bar, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [bar, filters, hasSearch]);
  return { ref: setBar, fits };
}
