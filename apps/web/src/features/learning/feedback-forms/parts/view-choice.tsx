import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import c from './feedback-forms.module.css';

type Choice = { value: string; label: string };

/** Returns the part of a page that `?show=` of the address names, or the first. */
export function useView(choices: readonly Choice[]): string {
  const [search] = useSearchParams();
  const shown = search.get('show');
  return choices.find(({ value }) => value === shown)?.value ?? choices[0]?.value ?? '';
}

/** Choice of the part of a page. The rest of the address stays, except for the state of a list. */
export function ViewChoice({ choices }: { choices: readonly Choice[] }) {
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') ?? '';
  return (
    <NativeSelect
      className={c.choice}
      size="sm"
      label="Show"
      data={[...choices]}
      value={useView(choices)}
      onChange={({ currentTarget: { value } }) => setSearch({ tab, show: value })}
    />
  );
}
