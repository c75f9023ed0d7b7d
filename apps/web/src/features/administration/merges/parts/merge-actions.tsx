import { Button } from '@mantine/core';
import c from './merges.module.css';

type Props = {
  /** Resolves to false when the merge was cancelled or failed. */
  merge: () => Promise<boolean>;
  onSwap: () => void;
  onDone: () => void;
};

/** Actions on a preview: merge the two, or swap which one stays. */
export function MergeActions({ merge, onSwap, onDone }: Props) {
  return (
    <div className={c.swap}>
      <Button color="brick" onClick={() => void merge().then((isMerged) => isMerged && onDone())}>
        Merge
      </Button>
      <Button variant="default" onClick={onSwap}>
        Swap the two
      </Button>
    </div>
  );
}
