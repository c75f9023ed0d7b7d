import { terms } from './wording.ts';

/** Returns the addresses of a deliverable's icons for light and dark pages. */
const icons = <Code extends string>(code: Code) =>
  ({ icon_light: `/deliverables/${code}-light.svg`, icon_dark: `/deliverables/${code}-dark.svg` }) as const;

/** Fixed list of the specification, in its order. Deliverables 3 and 4 can be started only through a virtual group. */
export const deliverables = [
  { id: 1, code: 'e_learning', title: 'E-Learning', pled_only: false, ...icons('e_learning') },
  { id: 2, code: 'distance_learning', title: 'Distance Learning', pled_only: false, ...icons('distance_learning') },
  { id: 3, code: 'virtual_learning', title: 'Virtual Learning', pled_only: true, ...icons('virtual_learning') },
  { id: 4, code: 'face_to_face_learning', title: 'Face to Face', pled_only: true, ...icons('face_to_face_learning') },
  {
    id: 5,
    code: 'online_interactive_workbook',
    title: 'Online Interactive Workbook',
    pled_only: false,
    ...icons('online_interactive_workbook'),
  },
] as const;

export type DeliverableId = (typeof deliverables)[number]['id'];

export const deliverableIds = deliverables.map((deliverable) => deliverable.id);

export function deliverableTitle(id: number): string {
  return deliverables.find((deliverable) => deliverable.id === id)?.title ?? 'N/A';
}

/**
 * Returns the kind of a product of the catalogue. A course that only trainers give is named after them. `id` is null for
 * a course whose results an admin enters.
 */
export function courseKind(id: number | null): string {
  if (id === null) return terms.paperCourse.one;
  const isTaught = deliverables.some((deliverable) => deliverable.id === id && deliverable.pled_only);
  return isTaught ? `Pharmacist-led, ${deliverableTitle(id)}` : deliverableTitle(id);
}

/** Deliverable of trainer-led courses that take place online, as a meeting. */
export const virtualDeliverable = 3;

/** Returns whether a trainer-led course takes place online. */
export const isVirtual = (deliverableId: number | null): boolean => deliverableId === virtualDeliverable;

/** Returns where a trainer-led course takes place, or undefined when that is not set. */
export const coursePlace = (course: { place: string | null; deliverable_id: number }): string | undefined =>
  course.place ?? (isVirtual(course.deliverable_id) ? 'Online' : undefined);
