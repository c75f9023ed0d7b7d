import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { LineFacts, TabLine } from './index.ts';

const chart = { label: 'Services and trainers', content: <p>Chart</p> };

test('shows figures in the line, and folds the rest until it is opened', async () => {
  const user = userEvent.setup();
  renderScreen(
    <TabLine more={chart}>
      <LineFacts facts={[{ label: 'Absent', value: '12' }]} />
    </TabLine>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent('12');
  const toggle = screen.getByRole('button', { name: 'Services and trainers' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Chart')).not.toBeVisible();
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Chart')).toBeVisible();
});

test('is open at first where a page asks for it, and has no button without more', () => {
  const { rerender } = renderScreen(<TabLine more={{ ...chart, isOpen: true }} />);
  expect(screen.getByText('Chart')).toBeVisible();
  rerender(<TabLine>5 answers</TabLine>);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
