import { type FirstStepName, type FirstSteps, firstStepNames } from '@doselore/contract/first-steps';
import type { useArea } from '../../../platform/area/index.ts';

type Steps = NonNullable<FirstSteps['steps']>;
type Link = { label: string; to: string };
export type Step = {
  name: FirstStepName;
  title: string;
  why: string;
  state: 'done' | 'next' | 'later';
  /** Form that does the step; undefined where it needs an earlier step. */
  link: Link | undefined;
};

const titles: Record<FirstStepName, string> = {
  organisation: 'Add an organisation',
  service: 'Add a service',
  course: 'Make a course live',
  licences: 'Buy licences',
  people: 'Invite people',
  certificate: 'Issue the first certificate',
};

/** Returns the steps in their order. The first one that is not done is next. */
export function stepsOf({ done, targets }: Steps, to: ReturnType<typeof useArea>['to']): Step[] {
  const { group, draft_course_id: courseId, person, has_licence: hasLicence } = targets;
  const inGroup = (label: string, route: string): Link | undefined =>
    group === null ? undefined : { label, to: to(route, { groupId: group.id }) };
  const links: Record<FirstStepName, Link | undefined> = {
    organisation: { label: 'New organisation', to: to('new-group') },
    service: inGroup('New service', 'new-subgroup'),
    course:
      courseId === null
        ? { label: 'New course', to: to('new-course') }
        : { label: 'Finish the course', to: to('edit-course', { courseId }) },
    licences: inGroup('Buy licences', 'new-licence'),
    people: inGroup('Invite a person', 'new-user'),
    certificate: certificateLink(),
  };
  function certificateLink(): Link | undefined {
    if (group === null || person === null || !done.licences) return undefined;
    const ids = { groupId: group.id, userId: person.id };
    if (hasLicence) return { label: 'Open the licences', to: to('licences', { groupId: group.id }) };
    return { label: 'Issue a licence', to: to('issue-licence', ids) };
  }
  const whys: Record<FirstStepName, string> = {
    organisation: 'A pharmacy company, trust or practice. Everything else belongs to one.',
    service: `A branch, ward or team${group === null ? '' : ` of ${group.name}`}, where people work.`,
    course: 'Upload a SCORM package, or create a course that is taught in person. Only live courses are issued.',
    licences: 'One licence lets one person take one course.',
    people: 'Each person gets an email with a link to set up an account.',
    certificate: hasLicence
      ? 'A licence is issued. The certificate follows when its holder passes the course.'
      : `Issue a licence to ${person?.name ?? 'a member'}. Passing the course awards the certificate.`,
  };
  const next = firstStepNames.find((name) => !done[name]);
  return firstStepNames.map((name) => ({
    ...{ name, title: titles[name], why: whys[name], link: links[name] },
    state: done[name] ? 'done' : name === next ? 'next' : 'later',
  }));
}
