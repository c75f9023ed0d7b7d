import { globSync } from 'node:fs';
import path from 'node:path';

/** Addresses of the screens, by the person who opens them. The ids are those of the demo world. */
type Screens = Record<string, readonly string[]>;

const web = path.resolve(import.meta.dirname, '../../apps/web/src');

/**
 * Screens of all rooms, each declared in the `x.screens.ts` of its room. A test of the route registry,
 * `apps/web/src/areas/screens.test.ts`, names each screen that is neither there nor in `heldElsewhere`.
 */
export const screens: Screens = await collectScreens();

async function collectScreens(): Promise<Screens> {
  const files = globSync('**/*.screens.ts', { cwd: web }).toSorted();
  const rooms = await Promise.all(
    files.map(async (file) => ((await import(path.join(web, file))) as { screens: Screens }).screens),
  );
  const people = [...new Set(rooms.flatMap((room) => Object.keys(room)))].toSorted();
  return Object.fromEntries(people.map((person) => [person, rooms.flatMap((room) => room[person] ?? [])]));
}

/** Screens that say why a link or a code is refused, with the status of the answer. Chromium writes it to the console. */
export const refusals: Readonly<Record<string, number>> = {
  '/accept-invite/aaaaaaaaaaaaaaaaaaaaaaaa': 410,
  '/member-name-change/confirmation-token/1/aaaaaaaaaaaaaaaaaaaaaaaa/approve': 410,
  '/check-certificate/AAAA-BBBB-CCCC-DDDD': 404,
  '/achievements/abstract_course/999999/1': 404,
  '/site-admin/super-admin/confirmation-token/1/aaaaaaaaaaaaaaaaaaaaaaaa': 410,
};

/** Routes that no address of the screens opens, each with the reason. */
export const heldElsewhere: Readonly<Record<string, string>> = {
  '/signout': 'signs out and redirects; shows its own words only when signing out fails',
  '/set-up-two-step': 'needs a site setting that would affect the other screens: two-step.test.ts opens it',
  '/503': 'redirects as soon as the server answers: interruptions.test.ts opens it behind a failing network',
  '/network-connectivity': 'redirects as soon as the server answers: interruptions.test.ts opens it',
  '/my-learning-zone/lms-content/:scoUserId/:slug': 'starts a course: panels.test.ts opens it from My Courses',
  '/site-admin/courses/try/:courseId/:scoId': 'plays a package: try-course.test.ts opens it from the catalogue',
};

/** Pages with a table that is not their main content, each with the reason. Their first row may begin anywhere. */
const notLists: readonly (readonly [RegExp, string])[] = [
  [/\/merge-(?:members|groups)\?/u, 'comparison of two records'],
  [/\/bulk-(?:allocation|issue)-from-|\/request-licences$/u, 'step of a form'],
  [/\/manuallyChooseToi$/u, 'days of a month, beside the form of the dates'],
  [/\/bulk-upload-[^?]*\/(?:check|result)$/u, 'step of an upload, below its figures'],
  [/\/licences\/(?:paper-course\/)?\d+\/\d+$/u, 'details of one course in stock'],
  [/\/trainers\/view-trainer\/|\/virtual-groups\/\d+\/history$|\/dashboard$/u, 'details with several tables'],
  [/^\/icons$/u, 'pictures with their names'],
];

/** Returns whether the first table of a screen is a list, which begins high on the page. */
export const isList = (path: string): boolean => !notLists.some(([pattern]) => pattern.test(path));

/** One test file for each part. The parts take about the same time, because two run at a time. */
export type Part = 'organisations' | 'site' | 'admins' | 'people';

export function partOf(person: string, path: string): Part {
  if (person === 'morgan.ellis') return path.startsWith('/site-admin/groups/') ? 'organisations' : 'site';
  return ['priya.raman', 'tom.okafor', 'amara.osei'].includes(person) ? 'admins' : 'people';
}
