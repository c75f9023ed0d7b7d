import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { publicRoutes } from '../../../areas/public/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { AchievementScreen } from './achievement-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const achievement = {
  title: 'Sepsis awareness',
  objectives: ['recognise sepsis'],
  cpd_minutes: 90,
  accreditation_reference: 'RPS-12',
  reviewed_on: null,
};

function open(answer: { status?: number; body: object }) {
  const requests = standInForFetch(() => answer);
  renderInArea(<AchievementScreen />, {
    area: 'public',
    routes: publicRoutes,
    name: 'achievement',
    user: buildUser(),
    address: '/achievements/abstract_course/12/3',
  });
  return requests;
}

test('shows what was learned, by the address in a badge', async () => {
  const requests = open({ body: achievement });
  expect(await screen.findByRole('heading', { name: 'Sepsis awareness' })).toBeInTheDocument();
  expect(screen.getByText('recognise sepsis')).toBeInTheDocument();
  expect(screen.getByText('1 h 30 min')).toBeInTheDocument();
  expect(requests.at(-1)?.url).toContain('/badge-achievements/abstract_course/12/3');
});

test('an achievement without recorded objectives says so', async () => {
  open({ body: { ...achievement, objectives: [] } });
  expect(await screen.findByText(/No learning objectives were recorded/u)).toBeInTheDocument();
});

test('an address that no certificate names is described in words', async () => {
  open({ status: 404, body: { code: 'not_found', message: 'This does not exist' } });
  expect(await screen.findByText('No achievement found')).toBeInTheDocument();
});
