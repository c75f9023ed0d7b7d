import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test-support/render.tsx';
import { PasswordField } from './password-field.tsx';

function Field() {
  const [value, onChange] = useState('');
  const field = { id: 'password', name: 'password', label: 'Password', value, onChange, onBlur: () => undefined };
  return <PasswordField field={{ ...field, error: undefined }} autoComplete="current-password" />;
}

test('masks what is typed until the person wants to see it, and works with password managers and paste', async () => {
  const user = userEvent.setup();
  renderScreen(<Field />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveAttribute('autocomplete', 'current-password');
  await user.click(input);
  await user.paste(' Pasted secret 1 ');
  expect(input).toHaveValue(' Pasted secret 1 ');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
});
