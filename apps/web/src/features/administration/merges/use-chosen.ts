import { useSearchParams } from 'react-router';

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : null;

/** Reads the two chosen records from the address, which can be sent to a colleague. */
export function useChosen() {
  const [search, setSearch] = useSearchParams();
  const chosen = { keep: idOf(search.get('keep')), drop: idOf(search.get('drop')) };
  const set = (next: typeof chosen) =>
    setSearch(
      Object.fromEntries(Object.entries(next).flatMap(([key, id]) => (id === null ? [] : [[key, String(id)]]))),
      { replace: true },
    );
  return {
    ...chosen,
    pair: chosen.keep === null || chosen.drop === null ? null : { keepId: chosen.keep, dropId: chosen.drop },
    setKeep: (keep: number | null) => set({ ...chosen, keep }),
    setDrop: (drop: number | null) => set({ ...chosen, drop }),
    swap: () => set({ keep: chosen.drop, drop: chosen.keep }),
  };
}
