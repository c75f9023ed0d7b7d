import { emptyRecord } from '@doselore/contract';
import {
  type ExternalCourseDetail,
  externalCourseFields,
  type ListedExternalCourse,
} from '@doselore/contract/external-courses';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import { EditExternalCourseScreen } from './edit-external-course-screen.tsx';
import { ExternalCoursesScreen } from './external-courses-screen.tsx';
import { NewExternalCourseScreen } from './new-external-course-screen.tsx';

const facts = {
  id: 5,
  title: 'First aid',
  provider: 'St John',
  default_months: 36,
  needs_evidence: true,
  entries: 4,
  unverified: 1,
};
const row: ListedExternalCourse = { ...facts, recognised_as: ['Basic life support'], archived: null };
const detail: ExternalCourseDetail = {
  ...emptyRecord(externalCourseFields),
  ...facts,
  recognitions: [
    {
      id: 9,
      productType: 'abstract_course',
      productId: 2,
      title: 'Basic life support',
      from_on: '2020-01-01',
      until_on: null,
    },
  ],
  products: [
    { productType: 'abstract_course', productId: 2, title: 'Basic life support' },
    { productType: 'abstract_paper_course', productId: 2, title: 'Practical' },
  ],
};

afterEach(() => vi.unstubAllGlobals());

function show(screenOf: React.ReactNode, name: string, address: string) {
  const requests = standInForFetch(({ method, url }) => {
    if (method !== 'GET') return { body: { ok: true, ...detail, now: detail } };
    if (url.includes('/archive')) return { body: { ...row, title: row.title } };
    return { body: url.includes('external-courses/5') ? detail : { rows: [row], total: 1 } };
  });
  renderInArea(screenOf, { area: 'site-admin', routes: siteAdminRoutes, name, address, user: buildUser() });
  return () => requests.filter(({ method }) => method !== 'GET').map(({ url, body }) => ({ url, body }));
}

test('lists external courses in their tab, and archives one after a preview', async () => {
  const user = userEvent.setup();
  const sent = show(<ExternalCoursesScreen />, 'courses', '/site-admin/courses?tab=external');
  expect(await screen.findByRole('link', { name: 'First aid' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'External' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Basic life support')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Actions for First aid' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const dialogue = within(await screen.findByRole('dialog'));
  expect(await dialogue.findByText('4 entries of people stay. 1 can still be verified.')).toBeInTheDocument();
  await user.type(dialogue.getByRole('textbox', { name: 'Reason' }), 'No longer run');
  await user.click(dialogue.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('First aid archived')).toBeInTheDocument();
  expect(sent()).toEqual([
    { url: expect.stringContaining('external-courses/5/archive'), body: { archived: true, reason: 'No longer run' } },
  ]);
});

test('makes a course with its hint', async () => {
  const user = userEvent.setup();
  const sent = show(<NewExternalCourseScreen />, 'new-external-course', '/site-admin/courses/new-external-course');
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Ear care');
  await user.click(screen.getByRole('button', { name: 'Create course' }));
  expect(await screen.findAllByText('Enter the provider of the course')).not.toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Provider' }), 'CPPE');
  await user.type(screen.getByRole('textbox', { name: /^Hint for the reference/u }), 'Top right');
  await user.click(screen.getByRole('button', { name: 'Create course' }));
  expect(await screen.findByText(/Choose what it is recognised as/u)).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({
    title: 'Ear care',
    provider: 'CPPE',
    defaultMonths: 12,
    needsEvidence: true,
    referenceHint: 'Top right',
  });
});

test('recognises a course from a day, and ends a recognition as it was shown', async () => {
  const user = userEvent.setup();
  const sent = show(<EditExternalCourseScreen />, 'edit-external-course', '/site-admin/courses/edit-external-course/5');
  await user.click(await screen.findByRole('button', { name: 'Recognise as a course' }));
  const adding = within(await screen.findByRole('dialog'));
  await user.selectOptions(await adding.findByRole('combobox', { name: 'Course' }), 'Practical');
  await user.click(adding.getByRole('button', { name: 'Recognise' }));
  expect(await screen.findByText('First aid is recognised as Practical')).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ productType: 'abstract_paper_course', productId: 2, untilOn: null });

  await user.click(screen.getByRole('button', { name: 'End recognition: Basic life support' }));
  const ending = within(await screen.findByRole('dialog', { name: /^End the recognition/u }));
  await user.click(await ending.findByRole('button', { name: 'Save end date' }));
  expect(await screen.findByText('End of recognition as Basic life support saved')).toBeInTheDocument();
  expect(sent()[1]).toMatchObject({
    url: expect.stringContaining('external-courses/5/recognitions/9/end'),
    body: { seenUntilOn: null },
  });
});

test('an address without a number has no page', async () => {
  show(<EditExternalCourseScreen />, 'edit-external-course', '/site-admin/courses/edit-external-course/none');
  expect(await screen.findByText(/The page may have moved/u)).toBeInTheDocument();
});
