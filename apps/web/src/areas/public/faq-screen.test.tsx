import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInForFetch } from '../../test-support/fetch-stand-in.ts';
import { renderScreen } from '../../test-support/render.tsx';
import { faqEntries } from './faq-entries.ts';
import { FaqScreen } from './faq-screen.tsx';

beforeEach(() => void standInForFetch(() => ({ status: 503 })));
afterEach(() => vi.unstubAllGlobals());

const searchBox = () => screen.getByRole('searchbox', { name: 'Search the questions' });
const questions = () => screen.getAllByRole('button', { expanded: false }).map((button) => button.textContent);

test('every question is listed once, for learners and for administrators', () => {
  renderScreen(<FaqScreen />);
  expect(questions().sort()).toEqual(faqEntries.map(({ question }) => question).sort());
  expect(new Set(questions()).size).toBe(faqEntries.length);
});

test('the search covers questions, answers and synonyms, and is kept in the address', async () => {
  const user = userEvent.setup();
  const { router } = renderScreen(<FaqScreen />);
  await user.type(searchBox(), 'QR certificate');
  expect(questions()).toEqual(['How can someone check that a certificate is real?']);
  expect(router.state.location.search).toBe('?q=QR+certificate');
  await user.clear(searchBox());
  await user.type(searchBox(), 'sign in');
  expect(questions()).toContain('I cannot sign in. What can I do?');
  expect(screen.queryByRole('heading', { name: 'For administrators' })).not.toBeInTheDocument();
});

test('a search in the address is applied, and can be cleared when nothing matches', async () => {
  const user = userEvent.setup();
  renderScreen(<FaqScreen />, '/tested?q=xylophone');
  expect(screen.getByText('No questions match')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText(`${faqEntries.length} questions`)).toBeInTheDocument();
});
