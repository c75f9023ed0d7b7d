import { Button } from '@mantine/core';
import c from './merges.module.css';

type Props = {
  /** False when somebody thought better of it. */
  merge: () => Promise<boolean>;
  onSwap: () => void;
  onDone: () => void;
};

/** What a preview leads to: the merge, or the same two the other way round. */
export function MergeActions({ merge, onSwap, onDone }: Props) {
  return (
    <div className={c.swap}>
      <Button color="brick" onClick={() => void merge().then((isMerged) => isMerged && onDone())}>
        Merge the two
      </Button>
      <Button variant="default" onClick={onSwap}>
        Keep the other one
      </Button>
    </div>
  );
}
