import { plural } from '@doselore/contract';
import {
  type ProjectState,
  type ProjectUnit,
  projectStateWords,
  type RequestState,
  requestStateWords,
} from '@doselore/contract/bookings';
import { Tag } from '../../../../ui/course/index.ts';

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

const projectHues: Record<ProjectState, Hue> = { open: 'gentian', completed: 'leaf', cancelled: 'porcelain' };

export const ProjectTag = ({ state }: { state: ProjectState }) => (
  <Tag hue={projectHues[state]}>{projectStateWords[state]}</Tag>
);

/** Returns what a request asks for: `8 delegates, 180 minutes, 3 dates`. */
export function factsOfUnit({ delegates, minutes, dates }: Pick<ProjectUnit, 'delegates' | 'minutes' | 'dates'>) {
  return [
    `${delegates} ${plural(delegates, 'delegate', 'delegates')}`,
    `${minutes} minutes`,
    dates === 0 ? 'no dates yet' : `${dates} ${plural(dates, 'date', 'dates')}`,
  ].join(', ');
}
