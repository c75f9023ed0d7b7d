import { plural } from '@doselore/contract';
import {
  type MultiDayState,
  type MultiDayUnit,
  multiDayStateWords,
  type ProjectState,
  type ProjectUnit,
  projectStateWords,
  type RequestState,
  requestStateWords,
} from '@doselore/contract/bookings';
import { Tag } from '../../../../ui/course/index.ts';
import { formatLongDay } from '../../../../ui/formats/index.ts';

type Hue = Parameters<typeof Tag>[0]['hue'];

const requestHues: Partial<Record<RequestState, Hue>> = {
  completed: 'leaf',
  no_availability: 'amber',
  lapsed: 'amber',
  cancelled: 'porcelain',
  draft: 'porcelain',
};

/** State of a request as a tag. */
export const RequestTag = ({ state }: { state: RequestState }) => (
  <Tag hue={requestHues[state] ?? 'gentian'}>{requestStateWords[state]}</Tag>
);

/** Mark of a request that has waited too long. */
export const OverdueTag = () => <Tag hue="amber">Overdue</Tag>;
const daysHues: Partial<Record<MultiDayState, Hue>> = {
  collecting: 'porcelain',
  completed: 'leaf',
  cancelled: 'porcelain',
};

/** State of a course of several days as a tag. */
export const DaysTag = ({ state }: { state: MultiDayState }) => (
  <Tag hue={daysHues[state] ?? 'gentian'}>{multiDayStateWords[state]}</Tag>
);

const projectHues: Record<ProjectState, Hue> = { open: 'gentian', completed: 'leaf', cancelled: 'porcelain' };

export const ProjectTag = ({ state }: { state: ProjectState }) => (
  <Tag hue={projectHues[state]}>{projectStateWords[state]}</Tag>
);

/** Returns what a request asks for: `8 delegates, 180 minutes, 3 dates`. */
type Facts = Pick<ProjectUnit, 'delegates' | 'minutes' | 'dates' | 'other'>;
export function factsOfUnit({ delegates, minutes, dates, other }: Facts) {
  const both = (first: number, second: number | undefined) =>
    second === undefined || second === first ? `${first}` : `${first} and ${second}`;
  return [
    `${both(delegates, other?.delegates)} ${plural(delegates, 'delegate', 'delegates')}`,
    `${both(minutes, other?.minutes)} minutes`,
    dates === 0 ? 'no dates yet' : `${dates} ${plural(dates, 'date', 'dates')}`,
  ].join(', ');
}

/** Returns how a request is taught: `Face to face`, or `Two sessions on one day, online and face to face`. */
export function wayOfUnit({ is_virtual: isVirtual, other }: Pick<ProjectUnit, 'is_virtual' | 'other'>): string {
  const way = (online: boolean) => (online ? 'Online' : 'Face to face');
  if (other === null) return way(isVirtual);
  const ways = [...new Set([way(isVirtual), way(other.is_virtual)])].map((one) => one.toLowerCase());
  return `Two sessions on one day, ${ways.join(' and ')}`;
}

/** Returns what a course of several days asks for: `8 delegates, 3 dates from Mon 1st Feb 2027`. */
export function factsOfDays({ delegates, dates, first_date: first }: MultiDayUnit): string {
  const from = first === null ? '' : ` from ${formatLongDay(first)}`;
  return `${delegates} ${plural(delegates, 'delegate', 'delegates')}, ${dates} ${plural(dates, 'date', 'dates')}${from}`;
}
