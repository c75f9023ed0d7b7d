/** Order of day and month in days that are written with numbers. */
export const dayOrders = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

/** Day of a cell as `YYYY-MM-DD`, or both meanings of one such as 04/02/2026. */
export type DayInCell = { day: string } | { doubtful: Record<DayOrder, string> };

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const fullMonths =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/u;

const time = /[t,\s]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:am|pm)?\s*(?:z|utc|gmt|[+-]\d{2}:?\d{2})?$/u;
const weekday = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?[,.]?\s+/u;

/**
 * Returns the day of a cell, in each form that people and programs write: 2026-02-04, 4/2/2026, 4-Feb-26, 1st of
 * February 2026, Feb 4, 2026, 20260204, the serial number of a spreadsheet, each also with a weekday or a time. Returns
 * undefined for other text and for days that do not exist.
 */
export function readDay(text: string, order: DayOrder | null = null): DayInCell | undefined {
  const given = text.replace(/\s+/gu, ' ').trim().toLowerCase().replace(time, '').replace(weekday, '');
  if (/^\d{5}(?:\.\d+)?$/u.test(given)) return { day: dayOfSerial(Number(given)) };
  const yearFirst = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/u.exec(given);
  if (yearFirst !== null && (yearFirst[2] !== '' || given.length === 8))
    return oneDay(yearFirst[1], yearFirst[3], yearFirst[4]);
  const numbers = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/u.exec(given);
  return numbers === null ? readNamedMonth(given) : readNumbers(numbers.slice(1), order);
}

function readNumbers([first, second, year]: string[], order: DayOrder | null): DayInCell | undefined {
  const dmy = oneDay(year, second, first)?.day;
  const mdy = oneDay(year, first, second)?.day;
  if (dmy === undefined || mdy === undefined || dmy === mdy) {
    const day = dmy ?? mdy;
    return day === undefined ? undefined : { day };
  }
  return order === null ? { doubtful: { dmy, mdy } } : { day: order === 'dmy' ? dmy : mdy };
}

function readNamedMonth(given: string): DayInCell | undefined {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)?[-/. ]*([a-z]{3,9})[-/., ]*'?(\d{4}|\d{2})$/u.exec(given);
  const monthFirst = /^([a-z]{3,9})[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+'?(\d{4}|\d{2})$/u.exec(given);
  const [day, name, year] =
    dayFirst !== null ? dayFirst.slice(1) : monthFirst !== null ? [monthFirst[2], monthFirst[1], monthFirst[3]] : [];
  if (name === undefined || !fullMonths.test(name)) return undefined;
  return oneDay(year, String(months.indexOf(name.slice(0, 3)) + 1), day);
}

/** Counts years of 2 digits from 1950 to 2049. */
function oneDay(year = '', month = '', day = ''): { day: string } | undefined {
  const inFull = year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year;
  const iso = `${inFull}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? undefined : { day: iso };
}

/** Serial 25,569 of a spreadsheet is 1 January 1970. */
const dayOfSerial = (serial: number) => new Date((Math.floor(serial) - 25_569) * 86_400_000).toISOString().slice(0, 10);

/** Order of day and month in the United Kingdom, for lists that show no order and have no answer yet. */
export const usualDayOrder: DayOrder = 'dmy';

/** Returns the only order that a day with numbers can have: 27/3/2026 begins with the day. Undefined for all others. */
export function onlyOrderOf(text: string): DayOrder | undefined {
  const numbers = /^\D*(\d{1,2})[-/. ](\d{1,2})[-/. ]\d/u.exec(text);
  if (numbers === null || readDay(text, 'dmy') === undefined) return undefined;
  if (Number(numbers[1]) > 12) return 'dmy';
  return Number(numbers[2]) > 12 ? 'mdy' : undefined;
}

/** Fewest days with the month first that show the order of a list, and their smallest share of its days. */
const fewest = { days: 2, part: 0.25 };

/**
 * Returns the order that the cells of a column show, or null when they do not show it. A single day with the month first
 * is a mistake in its row, and says nothing about the others.
 */
export function findDayOrder(texts: readonly string[]): DayOrder | null {
  const numeric = texts.filter((text) => /^\D*\d{1,2}[-/. ]\d{1,2}[-/. ]\d/u.test(text));
  const found = numeric.map(onlyOrderOf);
  const dayFirst = found.filter((order) => order === 'dmy').length;
  const monthFirst = found.filter((order) => order === 'mdy').length;
  if (dayFirst > monthFirst) return 'dmy';
  const isMonthFirst = dayFirst === 0 && monthFirst >= Math.max(fewest.days, numeric.length * fewest.part);
  return isMonthFirst ? 'mdy' : null;
}
