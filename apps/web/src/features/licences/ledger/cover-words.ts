/** Returns how long stock lasts at the rate of the last 90 days: "18 days", "about 5 weeks". */
export function coverWords(days: number | null): string {
  if (days === null) return 'None issued recently';
  if (days === 0) return 'Less than a day';
  if (days < 21) return days === 1 ? '1 day' : `${days} days`;
  if (days < 120) return `About ${Math.round(days / 7)} weeks`;
  return days < 730 ? `About ${Math.round(days / 30)} months` : 'Over 2 years';
}

/** Returns how long the seats that are left last; "None left" without seats. */
export const coverText = ({ days, left }: { days: number | null; left: number }) =>
  left === 0 ? 'None left' : coverWords(days);
