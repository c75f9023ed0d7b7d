import { UnstyledButton } from '@mantine/core';
import c from './table-controls.module.css';

/** Everything that the filters show, over all pages. */
export type Everything = {
  /** How many it was when it was chosen. */
  count: number | undefined;
  onChange: (count: number | undefined) => void;
  /** The most that one command takes. */
  most: number;
};

type Props = Everything & { what: string; total: number; isPageSelected: boolean };

/** Under the boxes of a page the offer to take all the other pages as well. */
export function SelectEverything({ count, onChange, most, what, total, isPageSelected }: Props) {
  const written = (value: number) => value.toLocaleString('en-GB');
  if (count !== undefined)
    return (
      <p className={c.everything} role="status">
        All {written(count)} {what} are selected, over all pages.
        <UnstyledButton className={c.everythingButton} onClick={() => onChange(undefined)}>
          Select nothing
        </UnstyledButton>
      </p>
    );
  if (!isPageSelected) return null;
  return (
    <p className={c.everything} role="status">
      Everything on this page is selected.
      {total > most ? (
        ` Narrow the list to ${written(most)} or fewer to select all pages.`
      ) : (
        <UnstyledButton className={c.everythingButton} onClick={() => onChange(total)}>
          Select all {written(total)} {what}
        </UnstyledButton>
      )}
    </p>
  );
}
