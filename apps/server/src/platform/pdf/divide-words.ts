/** Width of a letter of usual width, in points. */
const letter = 5.2;

/** Returns a function that divides words which are wider than their column in points, because a column cannot grow. */
export const divideWords = (width: number) => (word: string | null) => {
  const letters = Array.from(word ?? '');
  const most = Math.floor(width / letter);
  const parts = Array.from({ length: Math.ceil(letters.length / most) }, (_, nth) =>
    letters.slice(nth * most, (nth + 1) * most).join(''),
  );
  return parts.length === 0 ? [''] : parts;
};
