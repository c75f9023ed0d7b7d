import type { LinkEffect } from '@doselore/contract/linked-courses';
import { effectSentence } from '../link-words.ts';

/** Says what a link will change, or what ending it takes away: one sentence for each effect. */
export function EffectList({ effects, isEnd = false }: { effects: readonly LinkEffect[]; isEnd?: boolean }) {
  return (
    <ul>
      {effects.map((effect) => {
        const sentence = effectSentence(effect, { isEnd });
        return <li key={sentence}>{sentence}</li>;
      })}
    </ul>
  );
}
