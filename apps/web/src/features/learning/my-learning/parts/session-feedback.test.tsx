import { commandOf } from '@doselore/contract';
import type { ShownForm } from '@doselore/contract/feedback-forms';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { learnerRoutes } from '../../../../areas/learner/routes.tsx';
import { standInForFetch } from '../../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../../test-support/people.ts';
import { renderInArea } from '../../../../test-support/render-in-area.tsx';
import type { SessionCourse } from '../session-facts.ts';
import { SessionFeedback } from './session-feedback.tsx';

const course = { course_id: 7, session: { joining: null } } as SessionCourse;
const question = { required: true, text: '', choices: [] };
const shownForm: ShownForm = {
  id: 31,
  questions: [
    { ...question, key: 'q1', kind: 'yes_no', text: 'Was there enough practice?' },
    { ...question, key: 'q2', kind: 'text', required: false, text: 'What did you miss?' },
  ],
};
afterEach(() => vi.unstubAllGlobals());

function show() {
  const requests = standInForFetch(({ method }) => ({ body: method === 'GET' ? shownForm : { ok: true } }));
  renderInArea(<SessionFeedback course={course} />, {
    ...{ area: 'learner', routes: learnerRoutes, user: buildUser(), name: 'course-launch' },
    address: '/my-learning-zone/course-launch/trainer-led/7/1',
  });
  return requests;
}

async function rate(user: ReturnType<typeof userEvent.setup>) {
  await screen.findByRole('radiogroup', { name: /trainer/u });
  for (const name of [/trainer/u, /content/u, /venue/u])
    await user.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: '4, good' }));
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
}
const posts = (requests: ReturnType<typeof show>) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
const scale = () => within(screen.getByRole('radiogroup', { name: /recommend this course/u }));

test('the scale from 0 to 10 is chosen by keyboard and taken back; without an answer null is sent', async () => {
  const user = userEvent.setup();
  const requests = show();
  await rate(user);
  expect(scale().getAllByRole('radio')).toHaveLength(12);
  expect(screen.getByText('0 is not at all likely, 10 is very likely.')).toBeInTheDocument();
  scale().getByRole('radio', { name: '0' }).focus();
  await user.keyboard(' ');
  expect(scale().getByRole('radio', { name: '0' })).toBeChecked();
  await user.click(scale().getByRole('radio', { name: 'No answer' }));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  const sent = { trainer: 4, content: 4, venue: 4, comment: '' };
  await waitFor(() =>
    expect(posts(requests)).toEqual(
      commandOf([{ ...sent, would_recommend: null, formId: 31, answers: { q1: 'yes', q2: '' } }]),
    ),
  );
});

test('a number of the scale is sent as a number', async () => {
  const user = userEvent.setup();
  const requests = show();
  await rate(user);
  await user.click(scale().getByRole('radio', { name: '0' }));
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() => expect(posts(requests)).toMatchObject([{ wouldRecommend: 0 }]));
});

test('a required question blocks the form, and free text warns about names', async () => {
  const user = userEvent.setup();
  const requests = show();
  await user.click(await screen.findByRole('button', { name: 'What did you miss? (optional)' }));
  const text = screen.getByRole('textbox', { name: 'What did you miss? (optional)' });
  expect(text).toHaveAccessibleDescription('Do not name patients or colleagues.');
  expect(text).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect((await screen.findAllByText('Choose an answer')).length).toBeGreaterThan(0);
  expect(posts(requests)).toEqual([]);
});
