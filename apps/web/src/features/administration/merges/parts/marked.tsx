import type { Part } from '../mark-differences.ts';
import c from './merges.module.css';

/** Text with the letters marked that differ from the other text. */
export function Marked({ parts }: { parts: Part[] }) {
  return (
    <span className={c.marked}>
      {parts.map(({ text, differs }, place) =>
        differs ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
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
