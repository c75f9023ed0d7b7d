import type { FeedbackSummary, QuestionSummary } from '@doselore/contract/session-feedback';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { trainerRoutes } from '../../../areas/trainer/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { OwnFeedbackScreen } from './own-feedback-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const none: FeedbackSummary = {
  ...{ answers: 2, counted: 0, averages: null, distribution: null },
  recommend: { answers: 2, counted: 0, distribution: null },
};
const seven: FeedbackSummary = {
  ...{ answers: 7, counted: 6, averages: { trainer: 4.5, content: 4, venue: 3.25 } },
  distribution: [0, 0, 0, 3, 3],
  recommend: { answers: 6, counted: 6, distribution: [1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 2] },
};

function show(all: FeedbackSummary, comments: string[], questions: QuestionSummary[] = []) {
  const requests = standInForFetch(() => ({
    body: {
      ...{ rows: comments.map((text, nth) => ({ key: String(nth), text, author: null })), total: comments.length, all },
      questions,
      products: [
        { id: 5, name: 'Basic life support', summary: all },
        { id: 6, name: 'Flu vaccination', summary: none },
      ],
      months: [{ month: '2027-01', average: all.averages?.trainer ?? null, counted: all.counted }],
    },
  }));
  renderInArea(<OwnFeedbackScreen />, {
    area: 'trainer',
    routes: trainerRoutes,
    name: 'pharmacist-led-training-feedback',
    address: '/trainers/pharmacist-led-training-feedback',
    user: buildUser({ abilities: { virtualGroupAdmin: ['virtualGroups.feedback'] } }),
  });
  return requests;
}

test('shows averages, and says that they are about the first 6 of 7 answers', async () => {
  show(seven, ['Very clear']);
  expect(await screen.findByText('3.3 of 5')).toBeInTheDocument();
  expect(screen.getByText('1: 0, 2: 0, 3: 0, 4: 3, 5: 3')).toBeInTheDocument();
  expect(screen.getByText('3 of 6 people (9 or 10), 2 would not (0 to 6). Score +17')).toBeInTheDocument();
  expect(
    screen.getByText('The numbers are about the first 6 people, and change after every 3 answers.'),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Comments' })).getByText('Very clear')).toBeInTheDocument();
});

test('says from how many answers on there are numbers and comments', async () => {
  show(none, []);
  expect(await screen.findByText('Averages appear once 3 people have answered.')).toBeInTheDocument();
  expect(screen.getByText('Comments appear once 5 people have answered.')).toBeInTheDocument();
});

test('shows the answers to the questions of the forms', async () => {
  const texts = Array.from({ length: 25 }, (_nothing, nth) => `Text ${nth + 1}`);
  show(
    seven,
    [],
    [
      { question: 'The room was warm', answers: 7, counted: 6, average: 4.25, counts: [], texts: [] },
      { question: 'Was it too long?', answers: 2, counted: 0, average: null, counts: [], texts: [] },
      { question: 'What was missing?', answers: 25, counted: 25, average: null, counts: [], texts },
    ],
  );
  const card = within(await screen.findByRole('region', { name: 'Questions of the form' }));
  expect(card.getByText('4.3 of 5 (6 counted)')).toBeInTheDocument();
  expect(card.getByText('Not yet (2 answered)')).toBeInTheDocument();
  expect(card.getByText(/^Text 1 · .* · Text 20 · and 5 more$/u)).toBeInTheDocument();
});

test('choosing a course requests the feedback of that course alone', async () => {
  const user = userEvent.setup();
  const requests = show(seven, []);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Course' }), '6');
  expect(requests.some(({ url }) => url.includes('productId=6'))).toBe(true);
});
