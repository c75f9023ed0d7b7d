import { dayAfter } from '@doselore/contract/trainers';

export type Nation = 'england_and_wales' | 'scotland' | 'northern_ireland';

type Rules = { fixed: readonly string[]; isEasterMonday: boolean; summer: 'first' | 'last' };

const rulesOf: Record<Nation, Rules> = {
  england_and_wales: { fixed: ['01-01', '12-25', '12-26'], isEasterMonday: true, summer: 'last' },
  scotland: { fixed: ['01-01', '01-02', '11-30', '12-25', '12-26'], isEasterMonday: false, summer: 'first' },
  northern_ireland: { fixed: ['01-01', '03-17', '07-12', '12-25', '12-26'], isEasterMonday: true, summer: 'last' },
};

// Days that were proclaimed once. GOV.UK lists them: https://www.gov.uk/bank-holidays
const singleDays: readonly { day: string; nations: readonly Nation[] }[] = [
  { day: '2023-05-08', nations: ['england_and_wales', 'scotland', 'northern_ireland'] },
  { day: '2026-06-15', nations: ['scotland'] },
];

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Returns the bank holidays of a year as `YYYY-MM-DD`, in their order, with substitutes for days of a weekend. */
export function bankHolidays(year: number, nation: Nation): readonly string[] {
  const { fixed, isEasterMonday, summer } = rulesOf[nation];
  const easter = easterSunday(year);
  const moving = [
    dayAfter(easter, -2),
    ...(isEasterMonday ? [dayAfter(easter, 1)] : []),
    mondayFrom(`${year}-05-01`),
    mondayFrom(`${year}-05-25`),
    mondayFrom(`${year}-08-${summer === 'first' ? '01' : '25'}`),
  ];
  const single = singleDays.filter(({ day, nations }) => day.startsWith(`${year}-`) && nations.includes(nation));
  const days = new Set([...moving, ...single.map(({ day }) => day)]);
  const dated = fixed.map((monthDay) => `${year}-${monthDay}`);
  for (const day of dated.filter((one) => !isWeekend(one))) days.add(day);
  // A substitute is the next working day that is no bank holiday of its own.
  for (const day of dated.filter(isWeekend)) days.add(nextFree(day, days));
  return [...days].toSorted();
}

const nextFree = (day: string, taken: ReadonlySet<string>): string =>
  isWeekend(day) || taken.has(day) ? nextFree(dayAfter(day, 1), taken) : day;

/** Returns the first Monday on or after a day. */
const mondayFrom = (day: string): string => dayAfter(day, (8 - weekdayOf(day)) % 7);

/** Returns Easter Sunday of the Gregorian calendar: Butcher's algorithm, with the letters of its publication. */
function easterSunday(year: number): string {
  const floor = (value: number) => Math.floor(value);
  const a = year % 19;
  const [b, c] = [floor(year / 100), year % 100];
  const g = floor((b - floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * floor((a + 11 * h + 22 * l) / 451) + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(floor(sum / 31))}-${two((sum % 31) + 1)}`;
}
