const segmenter = new Intl.Segmenter('en');
const lettersOf = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

export type Part = { text: string; differs: boolean };

/** Splits both texts into parts that are equal or differ, by letter. Case is ignored. */
export function markDifferences(a: string, b: string): [Part[], Part[]] {
  const [left, right] = [lettersOf(a), lettersOf(b)];
  const same = (i: number, j: number) => left[i]?.toLowerCase() === right[j]?.toLowerCase();
  const lengths = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = same(i, j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const marked: [Part[], Part[]] = [[], []];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && same(i, j)) {
      add(marked[0], left[i], false);
      add(marked[1], right[j], false);
      i += 1;
      j += 1;
    } else if (j >= right.length || (i < left.length && at(i + 1, j) >= at(i, j + 1))) {
      add(marked[0], left[i], true);
      i += 1;
    } else {
      add(marked[1], right[j], true);
      j += 1;
    }
  }
  return marked;
}

function add(parts: Part[], letter: string | undefined, differs: boolean): void {
  const last = parts.at(-1);
  if (last?.differs === differs) last.text += letter ?? '';
  else parts.push({ text: letter ?? '', differs });
}
