import { hasControlCharacter } from '../video-meetings/video-meetings.rules.ts';

export const detailLimits = {
  /** Characters of a list with one entry on each line. */
  lines: 10_000,
  objectives: 8,
  objective: { min: 10, max: 200 },
  audience: 400,
  accreditation: 60,
  minutes: 6_000,
  minutesStep: 5,
  standards: 6,
  standardReference: 60,
  standardEdition: 20,
  link: 300,
  mandatory: 6,
  mandatoryDays: 365,
  graceDays: 180,
  reason: 400,
  keywords: 10,
  keyword: { min: 2, max: 30 },
} as const;

/** Details that every live product should have. The class of training is always chosen. */
export const detailParts = ['objectives', 'cpd', 'training_class', 'review', 'months'] as const;
export type DetailPart = (typeof detailParts)[number];

export const detailPartWords: Record<DetailPart, string> = {
  objectives: 'Learning objectives',
  cpd: 'CPD time',
  training_class: 'Class of training',
  review: 'Day of review',
  months: 'Reason for the length of the certificate',
};

/** Which products the table of details shows: those without a detail, or those whose review is overdue. */
export const detailFilters = ['objectives', 'cpd', 'review', 'months', 'any', 'overdue'] as const;
export type DetailFilter = (typeof detailFilters)[number];

/** Returns the entries of a text with one on each line, each once. */
export function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}

type Bounds = { most: number; min: number; max: number; one: string; many: string };

/** Returns why a text is no list of entries on lines; undefined when it is one. */
function linesProblem(text: string, { most, min, max, one, many }: Bounds): string | undefined {
  const lines = linesOf(text);
  if (lines.length > most) return `Enter at most ${most} ${many}, one on each line`;
  if (lines.some((line) => line.length < min || line.length > max))
    return `Each ${one} should have ${min} to ${max} characters`;
  return undefined;
}

export const objectivesProblem = (text: string): string | undefined =>
  linesProblem(text, {
    most: detailLimits.objectives,
    ...detailLimits.objective,
    one: 'learning objective',
    many: 'learning objectives',
  });

export const keywordsProblem = (text: string): string | undefined =>
  linesProblem(text, { most: detailLimits.keywords, ...detailLimits.keyword, one: 'keyword', many: 'keywords' });

export function minutesProblem(minutes: number | null): string | undefined {
  if (minutes === null || minutes % detailLimits.minutesStep === 0) return undefined;
  return `Enter minutes in steps of ${detailLimits.minutesStep}`;
}

/** Returns a time such as `1 h 30 min`. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** Writes the entered minutes, or else the usual minutes. Returns an empty text when both are unknown. */
export function takesText(entered: number | null, usual: number | null): string {
  if (entered !== null) return `About ${minutesText(entered)}`;
  return usual === null ? '' : `Usually ${minutesText(usual)}`;
}

/** Reads the parts of a line such as `GPhC | Standard 4 | 2025`. */
export const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

/** Joins parts to a line that `cellsOf` reads. */
export const lineOf = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => String(cell).replaceAll('|', '/').replaceAll('\n', ' ').trim())
    .join(' | ')
    .trim();

export function linkProblem(link: string): string | undefined {
  if (link === '') return undefined;
  if (link.length > detailLimits.link) return `A link should have at most ${detailLimits.link} characters`;
  return link.startsWith('https://') && !hasControlCharacter(link) && URL.canParse(link)
    ? undefined
    : 'Enter a link that begins with https://';
}
