import type { Part } from '../mark-differences.ts';
import c from './merges.module.css';

/** A text with the letters marked in which it differs from the other text. */
export function Marked({ parts }: { parts: Part[] }) {
  return (
    <span className={c.marked}>
      {parts.map(({ text, differs }, place) =>
        differs ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no name but their place
          <mark key={place} className={c.mark}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
