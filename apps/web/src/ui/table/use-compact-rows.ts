import { useLocalStorage } from '@mantine/hooks';

/** Whether this person wants low rows. The browser remembers it for every list. */
export function useCompactRows() {
  return useLocalStorage({ key: 'doselore-compact-rows', defaultValue: false, getInitialValueInEffect: false });
}
