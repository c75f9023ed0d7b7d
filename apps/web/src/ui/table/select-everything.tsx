import { UnstyledButton } from '@mantine/core';
import c from './table-controls.module.css';

/** Selection of everything that matches the filters, on all pages. */
export type Everything = {
  /** Number of rows when everything was selected; undefined when it is not. */
  count: number | undefined;
  onChange: (count: number | undefined) => void;
  /** Largest number that one command accepts. */
  most: number;
};

type Props = Everything & { what: string; total: number; isPageSelected: boolean };

/** Offer to select all pages, shown when a whole page is selected. */
export function SelectEverything({ count, onChange, most, what, total, isPageSelected }: Props) {
  const written = (value: number) => value.toLocaleString('en-GB');
  if (count !== undefined)
    return (
      <p className={c.everything} role="status">
        All {written(count)} {what} are selected on all pages.
        <UnstyledButton className={c.everythingButton} onClick={() => onChange(undefined)}>
          Clear selection
        </UnstyledButton>
      </p>
    );
  if (!isPageSelected) return null;
  return (
    <p className={c.everything} role="status">
      All rows on this page are selected.
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
